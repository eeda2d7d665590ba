import {
  Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
} from 'xstate';

type RunningChart = Actor<AnyStateMachine>;

/** A running chart has heard an event. */
export interface ChartMove {
  readonly chart: RunningChart;
  /** Counts the charts as they start: tells those apart that run twice. */
  readonly run: number;
  readonly event: string;
  readonly snapshot: AnyMachineSnapshot;
}

function isChart(actor: unknown): actor is RunningChart {
  return actor instanceof Actor && actor.logic instanceof StateMachine;
}

/** Tells of every move of every chart in an actor system. Returns what the system has to be inspected with. */
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
