import type { Graph } from './graph';
import { isSameContext, stateKey, wholeKey } from './stateKey';
import { advance, isRefusal, type ChartState } from './step';
import { stimuliIn } from './stimuli';
import { stimulusKey } from './stimulus';

/** A graph that was explored to its end. */
type Explored = Omit<Graph, 'truncated'>;

/** What each stimulus that does something in a state does there, as text. */
type Reactions = ReadonlyMap<string, string>;

/** So many states are looked at: enough to find what is wrong, few enough to explore at ease. */
const mostChecked = 100;

/** States that exploration has merged into others, the nearest ones: as many as are looked at. */
export class MergedStates {
  private readonly found = new Map<string, ChartState>();

  /** Keeps a state with the key of one that is known, unless it is the same in every respect. */
  add(state: ChartState, representative: ChartState | undefined): void {
    if (representative === undefined || this.found.size === mostChecked) return;
    if (isSameContext(state, representative)) return;
    const key = wholeKey(state);
    if (!this.found.has(key)) this.found.set(key, state);
  }

  /** By their whole keys. */
  get all(): ReadonlyMap<string, ChartState> {
    return this.found;
  }
}

/**
 * States that a projection takes as equal must react alike: the same stimulus takes the same
 * transitions and leads to states that are equal again. Otherwise a guarded branch would be lost
 * without a word. This follows the states that exploration merged into others, nearest first, as
 * far as a fixed number of them; running a path looks at the states of that path. `kept` tells the
 * index of each explored state by its key, in their order.
 * Throws an error that shows two such states and what tells them apart.
 */
export function assertSoundProjection(
  graph: Explored,
  kept: ReadonlyMap<string, number>,
  { all: merged }: MergedStates,
): void {
  const keys = [...kept.keys()];
  const queue = [...merged.values()];
  const isFull = () => queue.length === mostChecked;
  const known = new Set(isFull() ? [] : [...graph.states.map(wholeKey), ...merged.keys()]);
  const note = (state: ChartState) => {
    if (isFull()) return;
    const key = wholeKey(state);
    if (!known.has(key)) queue.push(state);
    known.add(key);
  };
  for (const state of queue) {
    const index = kept.get(stateKey(state, graph.catalogue));
    const representative = index === undefined ? undefined : graph.states[index];
    if (index === undefined || representative === undefined) continue;
    const expected = exploredReactions(graph, index, keys);
    const actual = reactionsOf(graph, state, note);
    const stimulus = firstDifference(expected, actual);
    if (stimulus === undefined) continue;
    throw new Error(
      [
        `The projection of "${graph.machine.id}" is unsound: it takes these states as equal, but`,
        `"${stimulus}" tells them apart:`,
        told(representative, expected.get(stimulus)),
        told(state, actual.get(stimulus)),
      ].join('\n'),
    );
  }
}

function firstDifference(expected: Reactions, actual: Reactions): string | undefined {
  return [...expected.keys(), ...actual.keys()].find(
    (stimulus) => expected.get(stimulus) !== actual.get(stimulus),
  );
}

function told({ snapshot }: ChartState, reaction = 'is not possible'): string {
  const { value, context } = snapshot;
  return `  ${JSON.stringify(value)} with ${JSON.stringify(context)}: ${reaction}`;
}

/** What exploration has seen of one of its states. */
function exploredReactions({ edges }: Explored, index: number, keys: readonly string[]): Reactions {
  const own = edges[index] ?? [];
  return new Map(
    own.map(({ stimulus, taken, to }) => [stimulusKey(stimulus), reaction(taken, keys[to] ?? '')]),
  );
}

function reactionsOf(
  { machine, catalogue, sendable }: Explored,
  state: ChartState,
  note: (next: ChartState) => void,
): Reactions {
  const reactions = new Map<string, string>();
  for (const stimulus of stimuliIn(state, catalogue, sendable)) {
    const step = advance(machine, state, stimulus);
    if (isRefusal(stimulus, step)) continue;
    reactions.set(stimulusKey(stimulus), reaction(step.taken, stateKey(step.state, catalogue)));
    note(step.state);
  }
  return reactions;
}

function reaction(taken: readonly string[], key: string): string {
  return `takes [${taken.join(', ')}] to ${key}`;
}
