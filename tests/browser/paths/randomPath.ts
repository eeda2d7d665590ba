import type { Graph, Path } from '../../../src/paths';

type Edge = Graph['edges'][number][number];

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  // Seeds that follow each other are to begin far apart.
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How likely a step is beside the others of its state: people act and answers come more often than calls fail. */
const weights = { event: 4, done: 4, after: 2, error: 1 } as const;

/** What a page offers once: a draft that was restored is the form's own from then on. */
const offeredOnce = ['content.restored'];

/** Whether a step does what a walk has done before, and can be done once. */
const isGone = ({ stimulus }: Edge, steps: readonly Edge[], once: readonly string[]) =>
  [...offeredOnce, ...once].includes(stimulus.event.type) &&
  steps.some((before) => before.stimulus.event.type === stimulus.event.type);

/** One of some, by weight; undefined of none. */
function drawn<One>(
  all: readonly One[],
  weightOf: (one: One) => number,
  random: () => number,
): One | undefined {
  let left = random() * all.reduce((sum, one) => sum + weightOf(one), 0);
  return all.find((one) => {
    left -= weightOf(one);
    return left < 0;
  });
}

/** The moment that a clock tells in a step; null where it tells none. */
function momentOf({ stimulus }: Edge): number | null {
  if (stimulus.kind !== 'event' || !('now' in stimulus.event)) return null;
  return typeof stimulus.event.now === 'number' ? stimulus.event.now : null;
}

/**
 * A walk from a start on, as it comes: steps by weight, those less that the walk has taken before, until nothing leads
 * on or it is long enough. The same random numbers make the same walk.
 * @param once events that can be caused once
 */
export function randomPath(
  graph: Graph,
  random: () => number,
  longest: number,
  once: readonly string[] = [],
): Path | null {
  const start = drawn(graph.starts, () => 1, random);
  if (start === undefined) return null;
  const steps: Edge[] = [];
  let now = 0;
  const taken = new Map<unknown, number>();
  while (steps.length < longest) {
    const all = graph.edges[steps.at(-1)?.to ?? start.to] ?? [];
    // On a real screen no clock goes back.
    const ways = all.filter((way) => (momentOf(way) ?? now) >= now && !isGone(way, steps, once));
    const step = drawn(
      ways,
      (way) => weights[way.stimulus.kind] / (1 + (taken.get(way) ?? 0)),
      random,
    );
    if (step === undefined) break;
    now = momentOf(step) ?? now;
    taken.set(step, (taken.get(step) ?? 0) + 1);
    steps.push(step);
  }
  return { start, steps };
}
