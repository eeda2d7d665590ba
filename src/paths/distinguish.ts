import type { AnyStateMachine } from 'xstate';
import { hiddenParts } from './divergence';
import type { Graph } from './graph';
import { hold } from './held';
import { stateKey } from './stateKey';
import { advance, begin, type ChartState, type Step } from './step';
import { stimuliIn } from './stimuli';
import { stimulusKey, type Start, type Stimulus } from './stimulus';
import { differences, viewOf } from './view';

/** What tells a chart from another one that has the same catalogue. */
export interface Distinction {
  /** The fewest stimuli after which they show a difference; null when nothing tells them apart. */
  readonly steps: readonly (Start | Stimulus)[] | null;
  /** How many pairs of states were looked at. */
  readonly exhausted: number;
  /** Whether the catalogue's `maxStates` cut the search off: then nothing is proven. */
  readonly truncated: boolean;
}

/** Of a graph, what to do to a chart; what comes of it is found out anew. */
type Doable = Pick<Graph, 'machine' | 'catalogue' | 'sendable' | 'starts'>;

/** The same stimuli done to both charts. */
interface Pair {
  readonly one: ChartState;
  readonly other: ChartState;
  readonly steps: readonly (Start | Stimulus)[];
}

/** How two charts are compared. */
export interface Comparing {
  /** What else may differ without a difference, such as `context`. */
  readonly leaveOut?: readonly string[];
  /** A stimulus as the other chart knows it, where it has classes of its own. */
  readonly translate?: <One extends Start | Stimulus>(stimulus: One) => One;
}

const defaultMaxPairs = 5_000;

/**
 * Compares what shows of two charts, breadth first, on everything that the catalogue can do to
 * them: state, context, output, actors and what the world is told, but not which transitions do it.
 */
export function distinguish(
  graph: Doable,
  chart: AnyStateMachine,
  { leaveOut = [], translate = (stimulus) => stimulus }: Comparing = {},
): Distinction {
  const other = hold(chart);
  const most = graph.catalogue.maxStates ?? defaultMaxPairs;
  const known = new Set<string>();
  const queue: Pair[] = [];
  const verdict = (steps: Distinction['steps'], truncated = false): Distinction => ({
    steps,
    exhausted: known.size,
    truncated,
  });
  /** Notes a pair to go on from; tells whether it shows a difference. */
  const differs = (one: Step | null, two: Step | null, steps: Pair['steps']): boolean => {
    if (one === null || two === null) return one !== two;
    if (!looksAlike(one, two, [...hiddenParts, ...leaveOut])) return true;
    const key = `${stateKey(one.state, graph.catalogue)} ${stateKey(two.state, graph.catalogue)}`;
    if (!known.has(key)) queue.push({ one: one.state, other: two.state, steps });
    known.add(key);
    return false;
  };
  for (const { stimulus } of graph.starts) {
    const one = attempt(() => begin(graph.machine, stimulus.value));
    const two = attempt(() => begin(other, translate(stimulus).value));
    if (differs(one, two, [stimulus])) return verdict([stimulus]);
  }
  for (const pair of queue) {
    if (known.size > most) return verdict(null, true);
    for (const stimulus of stimuliOfBoth(graph, pair)) {
      const steps = [...pair.steps, stimulus];
      const one = attempt(() => advance(graph.machine, pair.one, stimulus));
      const two = attempt(() => advance(other, pair.other, translate(stimulus)));
      if (differs(one, two, steps)) return verdict(steps);
    }
  }
  return verdict(null);
}

/** A chart that fails in a step has no state after it. */
function attempt(step: () => Step): Step | null {
  try {
    return step();
  } catch {
    return null;
  }
}

function looksAlike(one: Step, two: Step, leaveOut: readonly string[]): boolean {
  const [first, second] = [viewOf(one.state, one), viewOf(two.state, two)];
  return differences(first, second, { leaveOut }).length === 0;
}

/** What can be done to one of the two; time passes to the first timer that either has. */
function stimuliOfBoth({ catalogue, sendable }: Doable, { one, other }: Pair): Stimulus[] {
  const all = [one, other].flatMap((state) => stimuliIn(state, catalogue, sendable));
  const timed = all.filter((stimulus) => stimulus.kind === 'after');
  const [first] = timed.sort((early, late) => early.delay - late.delay);
  const untimed = all.filter(({ kind }) => kind !== 'after');
  const distinct = new Map(untimed.map((stimulus) => [stimulusKey(stimulus), stimulus]));
  return [...distinct.values(), ...(first === undefined ? [] : [first])];
}
