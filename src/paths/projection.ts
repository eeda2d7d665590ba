import type { Graph } from './graph';
import { stateKey, wholeKey } from './stateKey';
import { advance, type ChartState } from './step';
import { stimuliIn } from './stimuli';
import { stimulusKey } from './stimulus';

type Explored = Omit<Graph, 'truncated'>;

/** What each stimulus does in a state, as text, and the state that it leads to. */
type Reactions = ReadonlyMap<string, { readonly text: string; readonly next: ChartState }>;

/** At least so many states are looked at, and otherwise as many as exploration itself has found. */
const leastBudget = 200;

/**
 * States that a projection takes as equal must react alike: the same stimulus takes the same
 * transitions and leads to states that are equal again. Otherwise a guarded branch would be lost
 * without a word. This follows the states that exploration merged into others, nearest first, as
 * far as its budget goes; running a path looks at the states of that path.
 * Throws an error that shows two such states and what tells them apart.
 */
export function assertSoundProjection(graph: Explored, merged: Iterable<ChartState>): void {
  const kept = new Map(graph.states.map((state) => [stateKey(state, graph.catalogue), state]));
  const expected = new Map<ChartState, Reactions>();
  const known = new Set(graph.states.map(wholeKey));
  const queue: ChartState[] = [];
  const note = (state: ChartState) => {
    const key = wholeKey(state);
    if (!known.has(key)) queue.push(state);
    known.add(key);
  };
  for (const state of merged) note(state);
  let budget = Math.max(leastBudget, graph.states.length);
  for (const state of queue) {
    if (budget-- === 0) return;
    const representative = kept.get(stateKey(state, graph.catalogue));
    if (representative === undefined) continue;
    const wanted = expected.get(representative) ?? reactionsOf(graph, representative);
    expected.set(representative, wanted);
    const actual = reactionsOf(graph, state);
    const stimulus = firstDifference(wanted, actual);
    if (stimulus !== undefined) throw new Error(complaint(graph, representative, state, stimulus));
    actual.forEach(({ next }) => note(next));
  }
}

function firstDifference(expected: Reactions, actual: Reactions): string | undefined {
  return [...expected.keys(), ...actual.keys()].find(
    (stimulus) => expected.get(stimulus)?.text !== actual.get(stimulus)?.text,
  );
}

function complaint(
  graph: Explored,
  representative: ChartState,
  state: ChartState,
  stimulus: string,
): string {
  const told = (one: ChartState) =>
    `  ${JSON.stringify(one.snapshot.value)} with ${JSON.stringify(one.snapshot.context)}: ` +
    (reactionsOf(graph, one).get(stimulus)?.text ?? 'is not possible');
  return [
    `The projection of "${graph.machine.id}" is unsound: it takes these states as equal, but`,
    `"${stimulus}" tells them apart:`,
    told(representative),
    told(state),
  ].join('\n');
}

function reactionsOf(graph: Explored, state: ChartState): Reactions {
  const { machine, catalogue, sendable } = graph;
  return new Map(
    stimuliIn(state, catalogue, sendable).map((stimulus) => {
      const step = advance(machine, state, stimulus);
      const text = `takes [${step.taken.join(', ')}] to ${stateKey(step.state, catalogue)}`;
      return [stimulusKey(stimulus), { text, next: step.state }];
    }),
  );
}
