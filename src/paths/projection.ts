import type { Graph } from './explore';
import { stateKey, wholeKey } from './stateKey';
import { advance, type ChartState } from './step';
import { stimuliIn } from './stimuli';
import { stimulusKey } from './stimulus';

type Explored = Omit<Graph, 'truncated'>;

interface Reaction {
  readonly text: string;
  readonly next: ChartState;
}

/** How many states are looked at, beyond those that exploration kept. */
const budget = 2_000;

/**
 * States that a projection takes as equal must react alike: the same stimulus takes the same
 * transitions and leads to states that are equal again. Otherwise a guarded branch would be lost
 * without a word. This follows the states that exploration merged into others, nearest first, as
 * far as its budget goes; running a path looks at the states of that path.
 * Throws an error that shows two such states and what tells them apart.
 */
export function assertSoundProjection(graph: Explored, merged: readonly ChartState[]): void {
  const kept = new Map(graph.states.map((state) => [stateKey(state, graph.catalogue), state]));
  const known = new Set(graph.states.map(wholeKey));
  const queue = [...merged];
  let looked = 0;
  for (const state of queue) {
    const representative = kept.get(stateKey(state, graph.catalogue));
    if (representative === undefined || known.has(wholeKey(state))) continue;
    if (looked++ === budget) return;
    known.add(wholeKey(state));
    queue.push(...compare(graph, representative, state));
  }
}

/** The states that follow, once both states react alike. */
function compare(graph: Explored, representative: ChartState, state: ChartState): ChartState[] {
  const expected = reactions(graph, representative);
  const actual = reactions(graph, state);
  for (const stimulus of new Set([...expected.keys(), ...actual.keys()])) {
    const texts = [expected, actual].map((one) => one.get(stimulus)?.text ?? 'is not possible');
    if (texts[0] === texts[1]) continue;
    throw new Error(
      [
        `The projection of "${graph.machine.id}" is unsound: it takes these states as equal, but`,
        `"${stimulus}" tells them apart:`,
        ...[representative, state].map((one, index) => `  ${shown(one)}: ${texts[index]}`),
      ].join('\n'),
    );
  }
  return [...actual.values()].map(({ next }) => next);
}

function reactions(graph: Explored, state: ChartState): Map<string, Reaction> {
  const { machine, catalogue, sendable } = graph;
  return new Map(
    stimuliIn(state, catalogue, sendable).map((stimulus) => {
      const step = advance(machine, state, stimulus);
      const text = `takes [${step.taken.join(', ')}] to ${stateKey(step.state, catalogue)}`;
      return [stimulusKey(stimulus), { text, next: step.state }];
    }),
  );
}

function shown({ snapshot }: ChartState): string {
  return `${JSON.stringify(snapshot.value)} with ${JSON.stringify(snapshot.context)}`;
}
