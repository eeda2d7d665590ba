import { fingerprint, type Graph, hold, textSum } from '../../paths';
import type { AnyCatalogue } from '../../paths';
import type { AnyStateMachine } from 'xstate';
import { sendableTypes } from '../../paths/eventTypes';
import { nowhere } from '../../paths/graph';
import { remembered } from '../../paths/remembered';
import { advance, begin, type ChartState, type Step } from '../../paths/step';
import { stimuliIn } from '../../paths/stimuli';
import { type Start, type Stimulus, stimulusKey } from '../../paths/stimulus';
import { viewOf } from '../../paths/view';

/** A chart as it is now, with what QA plans its paths with. */
export interface Subject {
  readonly machine: AnyStateMachine;
  readonly catalogue: AnyCatalogue;
}

/** What can be done to a chart; nothing of it is explored, so that it says nothing of what comes of that. */
export function doable({ machine: chart, catalogue }: Subject): Graph {
  const machine = hold(chart);
  const starts = Object.entries(catalogue.inputs ?? { default: undefined }).map(
    ([input, value]) => ({
      from: nowhere,
      to: nowhere,
      stimulus: { kind: 'start' as const, input, value },
      taken: [],
    }),
  );
  const sendable = sendableTypes(machine, catalogue);
  return { machine, catalogue, sendable, starts, states: [], edges: [], truncated: false };
}

/** Something that can happen, and what comes of it: null where the chart fails. */
export interface Reaction {
  readonly key: string;
  readonly stimulus: Start | Stimulus;
  readonly step: Step | null;
}

/** The same for the same choice, a start among them. */
export function causeKey(stimulus: Start | Stimulus): string {
  return stimulus.kind === 'start' ? `start ${stimulus.input}` : stimulusKey(stimulus);
}

/** All that the catalogue can do to a chart in a state, or before there is one. */
export function reactionsIn(graph: Graph, state: ChartState | null): readonly Reaction[] {
  return state === null ? reactionsBefore(graph, graph.starts) : reactionsAfter(graph, state);
}

const reactionsBefore = remembered((graph, starts: Graph['starts']) =>
  starts.map(({ stimulus }) => reaction(graph, null, stimulus)),
);

/** Found once, since paths that begin alike, and the situations on their way, come to the same states. */
const reactionsAfter = remembered((graph, state: ChartState) =>
  stimuliIn(state, graph.catalogue, graph.sendable).map((stimulus) =>
    reaction(graph, state, stimulus),
  ),
);

function reaction(graph: Graph, state: ChartState | null, stimulus: Start | Stimulus): Reaction {
  return { key: causeKey(stimulus), stimulus, step: attempt(graph, state, stimulus) };
}

/** Everything that a reaction does, as four hexadecimal digits. */
export function reactionSum({ key, step }: Reaction): string {
  const view = step === null ? null : viewOf(step.state, step);
  return textSum(`${key}\n${fingerprint(view)}`).slice(0, 4);
}

function attempt(
  { machine }: Graph,
  state: ChartState | null,
  stimulus: Start | Stimulus,
): Step | null {
  try {
    if (stimulus.kind === 'start') return begin(machine, stimulus.value);
    return state === null ? null : advance(machine, state, stimulus);
  } catch {
    return null;
  }
}
