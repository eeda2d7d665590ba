import type { Graph } from '../../paths';
import { edgesOf, nowhere } from '../../paths/graph';
import type { ChartState, Step } from '../../paths/step';
import type { Start, Stimulus } from '../../paths/stimulus';
import { causeKey, reactionsIn, reactionSum } from './doable';

/** A situation that a chart was known to come to: by what, from which other one, and how it reacts there. */
export interface Situation {
  /** The number of the situation before; empty for the one before there is a chart. */
  readonly from: number | null;
  /** What led here from there. */
  readonly cause: string;
  /** A sum for each thing that could happen here. */
  readonly sums: readonly string[];
}

/** Every situation of a chart that was explored, nearest first: what it is held against from then on. */
export function situationsIn(graph: Graph): Situation[] {
  const reached: Reached[] = [start];
  const found = [situationAt(graph, start, null, '')];
  const numbers = new Map([[nowhere, 0]]);
  for (const [state, number] of numbers) {
    const here = reached[number] ?? start;
    for (const { to, stimulus } of edgesOf(graph, state)) {
      // Starts that count as one state are different situations.
      if (numbers.has(to) && here !== start) continue;
      const cause = causeKey(stimulus);
      const next = goneOn(graph, here, cause);
      if (next === null) throw new Error(`"${graph.machine.id}" fails by ${cause}`);
      if (!numbers.has(to)) numbers.set(to, found.length);
      reached.push(next);
      found.push(situationAt(graph, next, number, cause));
    }
  }
  return found;
}

/** Where a chart goes another way than it was known to. */
export interface Departure {
  /** The fewest steps after which it shows. */
  readonly steps: readonly (Start | Stimulus)[];
  /** Where it stands before the last of them; null at the start. */
  readonly before: Step | null;
  /** What it does in the last of them; null where it fails. */
  readonly step: Step | null;
  /** Whether the last step does something else; else something more was heard after it. */
  readonly isOther: boolean;
}

/** The state of each situation that a chart still comes to. */
export function statesIn(graph: Graph, situations: readonly Situation[]): ChartState[] {
  const reached: (Reached | null)[] = [];
  for (const { from, cause } of situations) {
    reached.push(from === null ? start : goneOn(graph, reached[from] ?? null, cause));
  }
  return reached.flatMap((here) => here?.state ?? []);
}

interface Reached {
  readonly state: ChartState | null;
  readonly way: Departure['steps'];
  readonly step: Step | null;
}

/**
 * Leads a chart through the situations that another one was known to come to, and compares all that
 * can happen in each. Nothing is explored or planned: the chart cannot say where it is looked at.
 */
export function departureFrom(graph: Graph, situations: readonly Situation[]): Departure | null {
  const reached: (Reached | null)[] = [];
  for (const { from, cause, sums } of situations) {
    const here = from === null ? start : goneOn(graph, reached[from] ?? null, cause);
    reached.push(here);
    if (here === null) return { steps: [], before: null, step: null, isOther: true };
    const reactions = reactionsIn(graph, here.state);
    const other = reactions.find((one) => !sums.includes(reactionSum(one)));
    if (other !== undefined) {
      const { stimulus, step } = other;
      return { steps: [...here.way, stimulus], before: here.step, step, isOther: true };
    }
    if (reactions.length < sums.length) {
      return { steps: here.way, before: null, step: here.step, isOther: false };
    }
  }
  return null;
}

const start: Reached = { state: null, way: [], step: null };

function goneOn(graph: Graph, from: Reached | null, cause: string): Reached | null {
  if (from === null) return null;
  const found = reactionsIn(graph, from.state).find(({ key }) => key === cause);
  if (!found?.step) return null;
  const { step, stimulus } = found;
  return { state: step.state, way: [...from.way, stimulus], step };
}

function situationAt(graph: Graph, here: Reached, from: number | null, cause: string): Situation {
  return { from, cause, sums: reactionsIn(graph, here.state).map(reactionSum) };
}
