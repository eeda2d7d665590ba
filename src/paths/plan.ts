import type { Goals } from './goals';
import { nowhere, type AnyEdge, type Edge, type Graph } from './graph';
import { nearest } from './nearest';
import { reachOf } from './reach';
import type { Start } from './stimulus';

/** A start and what happens after it. */
export interface Path {
  readonly start: Edge<Start>;
  readonly steps: readonly Edge[];
}

/** Paths and what they achieve together. */
export interface Plan {
  readonly paths: readonly Path[];
  readonly achieved: ReadonlySet<string>;
}

/** How paths may be planned. */
export interface PlanOptions {
  /** Steps of a path after its start. A goal that lies deeper still gets a path of its own. */
  readonly maxSteps?: number;
  /** Goals that need no path, such as those that another suite achieves. */
  readonly already?: Iterable<string>;
}

type Way = readonly AnyEdge[];

/**
 * Few paths that achieve all goals that can be: each goes on to the nearest goal that is still
 * open, keeping for last those after which others are out of reach, and a new one starts where it
 * is stuck. Paths, and ends of paths, that add nothing to the others are then left out.
 */
export function plan(graph: Graph, goals: Goals, options: PlanOptions = {}): Plan {
  const already = new Set(options.already);
  const ways = withoutExcess(greedy(graph, goals, already, options.maxSteps), goals, already);
  return {
    paths: ways.flatMap(pathOf),
    achieved: new Set([...already, ...ways.flatMap((way) => achievedBy(way, goals))]),
  };
}

function greedy(
  graph: Graph,
  goals: Goals,
  already: ReadonlySet<string>,
  maxSteps = Infinity,
): Way[] {
  const achieved = new Set(already);
  const isOpen = (edge: AnyEdge, previous: AnyEdge | null) =>
    goals.achieved(edge, previous).some((goal) => !achieved.has(goal));
  const reach = reachOf(graph, goals);
  /** How many open goals an edge puts out of reach. */
  const lossOf = (edge: AnyEdge, from: number) => {
    const own = goals.achieved(edge, null);
    const later = reach(edge.to);
    return [...reach(from)].filter(
      (goal) => !achieved.has(goal) && !later.has(goal) && !own.includes(goal),
    ).length;
  };
  const legAfter = (way: Way) => {
    const previous = way.at(-1) ?? null;
    const state = previous?.to ?? nowhere;
    const steps = previous === null ? Infinity : 1 + maxSteps - way.length;
    const losses = new Map<AnyEdge, number>();
    const isWanted = (edge: AnyEdge, before: AnyEdge | null) => {
      if (isOpen(edge, before)) losses.set(edge, losses.get(edge) ?? lossOf(edge, state));
      return losses.get(edge) === 0;
    };
    const origin = { state, previous, reach: steps };
    const free = nearest(graph, goals, origin, isWanted);
    if (free !== null || losses.size === 0) return free;
    const least = Math.min(...losses.values());
    return nearest(graph, goals, origin, (edge) => losses.get(edge) === least);
  };
  const ways: Way[] = [];
  let way: Way = [];
  for (;;) {
    const leg = legAfter(way);
    if (leg !== null) {
      way = [...way, ...leg];
      for (const goal of achievedBy(way, goals)) achieved.add(goal);
    } else if (way.length > 0) {
      ways.push(way);
      way = [];
    } else {
      return ways;
    }
  }
}

/** Shortest first, since a short path is the likeliest to lie within the others. */
function withoutExcess(ways: readonly Way[], goals: Goals, already: ReadonlySet<string>): Way[] {
  const kept = [...ways];
  for (const way of [...ways].sort((one, other) => one.length - other.length)) {
    const others = kept.filter((other) => other !== way);
    const elsewhere = new Set([...already, ...others.flatMap((other) => achievedBy(other, goals))]);
    const trimmed = withoutIdleEnd(way, goals, elsewhere);
    kept.splice(kept.indexOf(way), 1, ...(trimmed.length === 0 ? [] : [trimmed]));
  }
  return kept;
}

function withoutIdleEnd(way: Way, goals: Goals, elsewhere: ReadonlySet<string>): Way {
  let end = way.length;
  while (end > 0) {
    const sooner = new Set(achievedBy(way.slice(0, end - 1), goals));
    const last = achievedBy(way.slice(0, end), goals);
    if (last.some((goal) => !sooner.has(goal) && !elsewhere.has(goal))) break;
    end -= 1;
  }
  return way.slice(0, end);
}

/** The goals that a way achieves. */
function achievedBy(way: Way, goals: Goals): string[] {
  return way.flatMap((edge, index) => goals.achieved(edge, way[index - 1] ?? null));
}

function pathOf(way: Way): Path[] {
  const [first, ...rest] = way;
  if (first === undefined || !isStart(first)) return [];
  return [{ start: first, steps: rest.filter(isStep) }];
}

function isStart(edge: AnyEdge): edge is Edge<Start> {
  return edge.stimulus.kind === 'start';
}

function isStep(edge: AnyEdge): edge is Edge {
  return edge.stimulus.kind !== 'start';
}
