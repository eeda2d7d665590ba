import {
  Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import {
  chartReport,
  reportChannel,
  type WatchRequest,
  watchRequest,
} from '../machines/parts/chartReport';

type RunningChart = Actor<AnyStateMachine>;

function isChart(actor: unknown): actor is RunningChart {
  return actor instanceof Actor && actor.logic instanceof StateMachine;
}

/**
 * Reports every chart's moves to other tabs that watch, such as the atlas. Nothing is sent while nobody
 * does. Returns what an actor system has to be inspected with.
 */
export function reportCharts(): (event: InspectionEvent) => void {
  const channel = new BroadcastChannel(reportChannel);
  const running = new Map<RunningChart, number>();
  let runs = 0;
  let isWatched = false;

  const tell = (actor: RunningChart, event: string | null) => {
    const run = running.get(actor);
    if (run === undefined) return;
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const state: unknown = snapshot.value;
    const isActive = snapshot.status === 'active';
    const { id: chart } = actor.logic;
    channel.postMessage(
      chartReport.parse({ type: 'chart.moved', chart, run, state, event, isActive }),
    );
  };

  channel.onmessage = ({ data }) => {
    if (watchRequest.safeParse(data).data?.type !== 'charts.watched') return;
    isWatched = true;
    for (const actor of running.keys()) tell(actor, null);
  };
  channel.postMessage({ type: 'portal.started' } satisfies WatchRequest);

  return (event) => {
    const actor: unknown = event.actorRef;
    if (!isChart(actor)) return;
    if (event.type === '@xstate.actor') {
      runs += 1;
      running.set(actor, runs);
    }
    if (event.type !== '@xstate.snapshot') return;
    if (isWatched) tell(actor, event.event.type);
    if (event.snapshot.status !== 'active') running.delete(actor);
  };
}
