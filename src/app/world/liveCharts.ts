import type { AnyMachineSnapshot } from 'xstate';
import {
  chartReport,
  type PortalEnd,
  reportChannel,
  type WatchRequest,
  watchRequest,
} from '../../machines/parts/chartReport';
import type { ChartMove } from './runningCharts';

/**
 * Reports every chart's moves to other tabs that watch, such as the atlas. Nothing is sent while nobody
 * does. Returns what is told of the moves.
 */
export function reportCharts(): (move: ChartMove) => void {
  const channel = new BroadcastChannel(reportChannel);
  const running = new Map<number, ChartMove['chart']>();
  const portal = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let isWatched = false;

  const tell = (run: number, actor: ChartMove['chart'], event: string | null) => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const state: unknown = snapshot.value;
    const isActive = snapshot.status === 'active';
    const { id: chart } = actor.logic;
    channel.postMessage(
      chartReport.parse({ type: 'chart.moved', portal, chart, run, state, event, isActive }),
    );
  };

  channel.onmessage = ({ data }) => {
    if (watchRequest.safeParse(data).data?.type !== 'charts.watched') return;
    isWatched = true;
    for (const [run, actor] of running) tell(run, actor, null);
  };
  addEventListener('pagehide', () => {
    channel.postMessage({ type: 'portal.ended', portal } satisfies PortalEnd);
  });
  channel.postMessage({ type: 'portal.started' } satisfies WatchRequest);

  return ({ chart, run, event, snapshot }) => {
    if (isWatched) tell(run, chart, event);
    if (snapshot.status === 'active') running.set(run, chart);
    else running.delete(run);
  };
}
