import {
  Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
} from 'xstate';

type RunningChart = Actor<AnyStateMachine>;

/** A transition of a running chart. */
export interface ChartMove {
  readonly chart: RunningChart;
  /** The number of the actor, in the order of starting: one chart can run several times. */
  readonly run: number;
  readonly event: string;
  readonly snapshot: AnyMachineSnapshot;
}

function isChart(actor: unknown): actor is RunningChart {
  return actor instanceof Actor && actor.logic instanceof StateMachine;
}

/** Reports every transition of every chart in an actor system. Returns the system's inspector. */
export function followCharts(tell: (move: ChartMove) => void): (event: InspectionEvent) => void {
  const runs = new WeakMap<RunningChart, number>();
  let started = 0;
  return (event) => {
    const chart: unknown = event.actorRef;
    if (event.type !== '@xstate.snapshot' || !isChart(chart)) return;
    const run = runs.get(chart) ?? (started += 1);
    runs.set(chart, run);
    tell({ chart, run, event: event.event.type, snapshot: chart.getSnapshot() });
  };
}
