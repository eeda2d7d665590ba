import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { unchanged } from './divergence';
import { matchesDescriptor } from './eventTypes';
import type { Graph } from './graph';
import type { Path } from './plan';
import { refusedEvents } from './refusals';
import { remembered } from './remembered';
import { replay } from './replay';
import { advance, begin, type ChartState, type Step } from './step';
import { stimuliIn } from './stimuli';
import type { Start, Stimulus } from './stimulus';
import { differences, viewOf } from './view';

/** What a stimulus does to a chart in a state; null where the chart fails in it. */
export interface Reaction {
  /** Null for a start. */
  readonly before: ChartState | null;
  readonly stimulus: Start | Stimulus;
  readonly step: Step | null;
  /** The ids of all state nodes that are active on the way. */
  readonly nodes: ReadonlySet<string>;
}

/** A chart that differs from another one in what one of its state nodes does. */
export interface Variant {
  readonly chart: AnyStateMachine;
  /** The id of that state node. */
  readonly node: string;
  /** The event, or events, that it does something else at; null where it may at any. */
  readonly event: string | null;
}

/** What everything that the catalogue can do does in every state of a graph, its starts first. */
export function reactionsOf(graph: Graph): readonly Reaction[] {
  const reactions = known.get(graph) ?? [
    ...graph.starts.map(({ stimulus }) => reaction(graph, null, stimulus)),
    ...graph.states.flatMap((state) =>
      stimuliIn(state, graph.catalogue, graph.sendable).map((stimulus) =>
        reaction(graph, state, stimulus),
      ),
    ),
  ];
  known.set(graph, reactions);
  return reactions;
}

const known = new WeakMap<Graph, readonly Reaction[]>();

/** What a path's steps do. */
export const stepsAlong = remembered((graph, path: Path): readonly Reaction[] => {
  const steps = replay(graph, path);
  return steps.map((step, index) => {
    const before = steps[index - 1]?.state ?? null;
    return { before, stimulus: step.stimulus, step, nodes: nodesOf(before, step) };
  });
});

/** That the events which are refused after each of a path's steps do nothing. */
export const refusalsAlong = remembered((graph, path: Path): readonly Reaction[] =>
  replay(graph, path).flatMap(({ state }) => {
    const nodes = nodesOf(state);
    return refusedEvents(graph, state).map((stimulus) => {
      const step = { ...unchanged(state), heard: [stimulus.event.type] };
      return { before: state, stimulus, step, nodes };
    });
  }),
);

function reaction(graph: Graph, before: ChartState | null, stimulus: Start | Stimulus): Reaction {
  const step = stepOf(graph.machine, before, stimulus);
  return { before, stimulus, step, nodes: nodesOf(before, step) };
}

function nodesOf(before: ChartState | null, step: Step | null = null): ReadonlySet<string> {
  const passed = step?.passed ?? [];
  const snapshots = before === null ? passed : [before.snapshot, ...passed];
  return new Set(snapshots.flatMap(({ _nodes }) => _nodes.map(({ id }) => id)));
}

/**
 * Whether a variant of a chart reacts like it, but for the parts of the view that are left out. Where the state
 * node that differs is never active, or the event at which it does never happens, it does.
 */
export function reactsAlike(
  { chart, ...wrong }: Variant,
  { before, stimulus, step, nodes }: Reaction,
  leaveOut: readonly string[],
): boolean {
  const isSame = step !== null && before !== null && !concerns(wrong, nodes, step);
  if (isSame) return true;
  const other = stepOf(chart, before === null ? null : stateIn(chart, before), stimulus);
  if (step === null || other === null) return step === other;
  const [first, second] = [viewOf(step.state, step), viewOf(other.state, other)];
  return differences(first, second, { leaveOut }).length === 0;
}

/** Whether what is wrong with a chart may show in a step, in which some state nodes are active. */
function concerns(
  { node, event }: Omit<Variant, 'chart'>,
  nodes: ReadonlySet<string>,
  { heard }: Step,
): boolean {
  return (
    nodes.has(node) && (event === null || heard.some((type) => matchesDescriptor(type, event)))
  );
}

function stepOf(
  machine: AnyStateMachine,
  before: ChartState | null,
  stimulus: Start | Stimulus,
): Step | null {
  try {
    if (stimulus.kind === 'start') return begin(machine, stimulus.value);
    return before === null ? null : advance(machine, before, stimulus);
  } catch {
    return null;
  }
}

/** A state of a chart as the state of another one that has the same state nodes. */
function stateIn(chart: AnyStateMachine, state: ChartState): ChartState {
  const { value, context, status, output, error, historyValue, children } = state.snapshot;
  const own = (nodes: readonly AnyStateNode[]) => nodes.map(({ id }) => chart.getStateNodeById(id));
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, own(nodes)]);
  const resolved: AnyMachineSnapshot = chart.resolveState({
    value,
    context,
    status,
    output,
    error,
    historyValue: Object.fromEntries(history),
  });
  return { ...state, snapshot: { ...resolved, children } };
}
