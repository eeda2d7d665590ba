import type { Goals } from './goals';
import { edgesOf, type AnyEdge, type Graph } from './graph';

/** Where a goal is achieved, and where one can be after it. */
interface Reach {
  readonly edges: ReadonlySet<AnyEdge>;
  readonly after: ReadonlySet<number>;
}

/**
 * A number of paths that no plan can go below: the size of a set of goals of which no path can
 * achieve two, because after the one nothing leads to the other, as far as the chart was explored.
 * Goals of pairs are not examined.
 */
export function lowerBound(graph: Graph, goals: Goals): number {
  const reaches = [...reachesOf(graph, goals).values()].sort(
    (one, other) => one.after.size - other.after.size,
  );
  const apart: Reach[] = [];
  for (const reach of reaches) {
    if (apart.every((other) => !fitOnePath(reach, other))) apart.push(reach);
  }
  return apart.length;
}

function fitOnePath(one: Reach, other: Reach): boolean {
  return follows(one, other) || follows(other, one);
}

/** Whether one goal can be achieved after, or by the same step as, the other. */
function follows(one: Reach, other: Reach): boolean {
  for (const edge of one.edges) {
    if (other.after.has(edge.from) || other.edges.has(edge)) return true;
  }
  return false;
}

function reachesOf(graph: Graph, goals: Goals): Map<string, Reach> {
  const edges = new Map<string, Set<AnyEdge>>();
  for (const edge of [...graph.starts, ...graph.edges.flat()]) {
    for (const goal of goals.inPairs ? ['any'] : goals.achieved(edge, null)) {
      edges.set(goal, (edges.get(goal) ?? new Set()).add(edge));
    }
  }
  return new Map(
    [...edges].map(([goal, found]) => [goal, { edges: found, after: after(graph, found) }]),
  );
}

/** The states one can be in after one of some edges. */
function after(graph: Graph, edges: ReadonlySet<AnyEdge>): Set<number> {
  const reached = new Set([...edges].map(({ to }) => to));
  for (const state of reached) {
    for (const { to } of edgesOf(graph, state)) reached.add(to);
  }
  return reached;
}
