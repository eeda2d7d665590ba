import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from './catalogue';
import { sendableTypes } from './eventTypes';
import { nowhere, type Edge, type Graph } from './graph';
import { hold } from './held';
import { assertSoundProjection, MergedStates } from './projection';
import { stateKey } from './stateKey';
import { advance, begin, isRefusal, type ChartState, type Step } from './step';
import { stimuliIn } from './stimuli';
import { stimulusLabel, type Start, type Stimulus } from './stimulus';

const defaultMaxStates = 5_000;

/**
 * Explores a chart breadth first from all inputs of its catalogue.
 * Throws for an outcome that the catalogue lacks and for a projection that takes states as equal
 * in which the same stimulus takes different transitions.
 */
export function explore(chart: AnyStateMachine, catalogue: AnyCatalogue): Graph {
  const machine = hold(chart);
  const sendable = sendableTypes(machine, catalogue);
  const found = new StateTable(catalogue);
  const starts = Object.entries(catalogue.inputs ?? { default: undefined }).map(
    ([input, value]): Edge<Start> => {
      const { state, taken } = begin(machine, value);
      return {
        from: nowhere,
        to: found.indexOf(state),
        stimulus: { kind: 'start', input, value },
        taken,
      };
    },
  );
  const edges: Edge[][] = [];
  for (let from = 0; from < found.states.length; from++) {
    edges.push(edgesFrom(from, found, { machine, catalogue, sendable }));
  }
  const { states, truncated } = found;
  const graph = { machine, catalogue, sendable, starts, states, edges };
  if (catalogue.project !== undefined && !truncated)
    assertSoundProjection(graph, found.indices, found.merged);
  return { ...graph, truncated };
}

function edgesFrom(
  from: number,
  found: StateTable,
  { machine, catalogue, sendable }: Pick<Graph, 'machine' | 'catalogue' | 'sendable'>,
): Edge[] {
  const state = found.states[from];
  if (state === undefined) return [];
  return stimuliIn(state, catalogue, sendable).flatMap((stimulus) => {
    const step = attempt(machine, state, stimulus);
    if (isRefusal(stimulus, step)) return [];
    const to = found.indexOf(step.state);
    return to === nowhere ? [] : [{ from, to, stimulus, taken: step.taken }];
  });
}

function attempt(machine: AnyStateMachine, state: ChartState, stimulus: Stimulus): Step {
  try {
    return advance(machine, state, stimulus);
  } catch (error) {
    const place = `Chart "${machine.id}" in ${JSON.stringify(state.snapshot.value)}`;
    const message = `${place}: ${stimulusLabel(stimulus)} throws ${String(error)}`;
    throw new Error(message, { cause: error });
  }
}

/** The states found so far, one for each key. */
class StateTable {
  readonly states: ChartState[] = [];
  /** By their keys, in their order. */
  readonly indices = new Map<string, number>();
  /** Other states with a key that is known. */
  readonly merged = new MergedStates();
  truncated = false;
  private readonly catalogue: AnyCatalogue;

  constructor(catalogue: AnyCatalogue) {
    this.catalogue = catalogue;
  }

  /** The index of a state, new or known; `nowhere` when there is no room for a new one. */
  indexOf(state: ChartState): number {
    const key = stateKey(state, this.catalogue);
    const index = this.indices.get(key);
    if (index !== undefined) {
      if (this.catalogue.project !== undefined) this.merged.add(state, this.states[index]);
      return index;
    }
    if (this.states.length >= (this.catalogue.maxStates ?? defaultMaxStates)) {
      this.truncated = true;
      return nowhere;
    }
    this.indices.set(key, this.states.length);
    return this.states.push(state) - 1;
  }
}
