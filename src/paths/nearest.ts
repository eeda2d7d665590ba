import type { Goals } from './goals';
import { edgesOf, type AnyEdge, type Graph } from './graph';

interface Visit {
  readonly edge: AnyEdge;
  readonly before: Visit | null;
}

/** Where a search begins and how far it may go. */
export interface Origin {
  readonly state: number;
  readonly previous: AnyEdge | null;
  /** The greatest number of edges. */
  readonly reach: number;
}

/** The shortest way, by breadth-first search, whose last edge is a wanted one; null if none is. */
export function nearest(
  graph: Graph,
  goals: Goals,
  origin: Origin,
  isWanted: (edge: AnyEdge, previous: AnyEdge | null) => boolean,
): readonly AnyEdge[] | null {
  const seen = new Set<string>();
  let frontier: readonly (Visit | null)[] = [null];
  for (let depth = 1; depth <= origin.reach && frontier.length > 0; depth++) {
    const next: Visit[] = [];
    for (const before of frontier) {
      const previous = before?.edge ?? origin.previous;
      for (const edge of edgesOf(graph, before?.edge.to ?? origin.state)) {
        const visit = { edge, before };
        if (isWanted(edge, previous)) return wayTo(visit);
        const place = goals.inPairs ? `${edge.to} ${edge.taken.at(-1) ?? ''}` : String(edge.to);
        if (!seen.has(place)) {
          seen.add(place);
          next.push(visit);
        }
      }
    }
    frontier = next;
  }
  return null;
}

function wayTo({ edge, before }: Visit): readonly AnyEdge[] {
  const way = [edge];
  for (let visit = before; visit !== null; visit = visit.before) way.unshift(visit.edge);
  return way;
}
