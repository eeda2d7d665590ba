import type { Goals } from './goals';
import { edgesOf, nowhere, type AnyEdge, type Graph } from './graph';

/** The goals that can still be achieved in a state, by anything that happens from there on. */
export type Reach = (state: number) => ReadonlySet<string>;

/** Computes once, for every state, which goals lie ahead of it. */
export function reachOf(graph: Graph, goals: Goals): Reach {
  const ahead = new Map<number, Set<string>>();
  const aheadOf = (state: number) => {
    const known = ahead.get(state) ?? new Set<string>();
    ahead.set(state, known);
    return known;
  };
  const edges = [...graph.starts, ...graph.edges.flat()];
  const into = new Map<number, Set<number>>();
  for (const edge of edges) {
    for (const goal of goalsOf(graph, goals, edge)) aheadOf(edge.from).add(goal);
    const before = into.get(edge.to) ?? new Set<number>();
    into.set(edge.to, before.add(edge.from));
  }
  const queue = [nowhere, ...graph.states.keys()].reverse();
  // A state that waits already will be looked at with all that it has been given until then.
  const waiting = new Set(queue);
  for (const state of queue) {
    waiting.delete(state);
    for (const from of into.get(state) ?? []) {
      if (!isExtended(aheadOf(from), aheadOf(state)) || waiting.has(from)) continue;
      waiting.add(from);
      queue.push(from);
    }
  }
  return aheadOf;
}

/** The goals that an edge achieves; where pairs count, those too that it begins. */
function goalsOf(graph: Graph, goals: Goals, edge: AnyEdge): string[] {
  const next = goals.inPairs ? edgesOf(graph, edge.to) : [];
  return [
    ...goals.achieved(edge, null),
    ...next.flatMap((following) => goals.achieved(following, edge)),
  ];
}

/** Adds what is missing in a set; tells whether there was something. */
function isExtended(set: Set<string>, more: ReadonlySet<string>): boolean {
  const before = set.size;
  for (const one of more) set.add(one);
  return set.size > before;
}
