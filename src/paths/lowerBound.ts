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
  const reaches = distinct([...reachesOf(graph, goals).values()]);
  const rivals = new Map(
    reaches.map((reach) => [reach, reaches.filter((other) => !fitOnePath(reach, other))]),
  );
  const counts = reaches.map((seed) => apartWith(seed, rivals).length);
  return Math.max(0, ...counts);
}

/** Goals with one and the same reach are achieved together, by whichever path takes one of them. */
function distinct(reaches: readonly Reach[]): Reach[] {
  const known = new Map<string, Reach>();
  const numbers = new Map<AnyEdge, number>();
  for (const reach of reaches) {
    const key = [...reach.edges].map((edge) => numberOf(edge, numbers)).join();
    if (!known.has(key)) known.set(key, reach);
  }
  return [...known.values()];
}

function numberOf(edge: AnyEdge, numbers: Map<AnyEdge, number>): number {
  const number = numbers.get(edge) ?? numbers.size;
  numbers.set(edge, number);
  return number;
}

/** Goals of which no two fit one path, this one among them: those first that leave most others. */
function apartWith(seed: Reach, rivals: ReadonlyMap<Reach, readonly Reach[]>): Reach[] {
  const apart = [seed];
  let left = rivals.get(seed) ?? [];
  while (left.length > 0) {
    const open = new Set(left);
    const leaves = (reach: Reach) => (rivals.get(reach) ?? []).filter((other) => open.has(other));
    const [best, ...others] = left.map((reach) => ({ reach, leaves: leaves(reach) }));
    if (best === undefined) break;
    const chosen = others.reduce(
      (one, other) => (other.leaves.length > one.leaves.length ? other : one),
      best,
    );
    apart.push(chosen.reach);
    left = chosen.leaves;
  }
  return apart;
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
