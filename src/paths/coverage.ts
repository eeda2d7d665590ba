import type { Graph } from './graph';
import { transitionsOf } from './transitions';

/** How many of a chart's transitions were taken, and which were not. */
export interface Coverage {
  readonly total: number;
  readonly covered: number;
  readonly missing: readonly string[];
}

/** Counts the transitions of a chart that were taken. */
export function coverageOf(machine: Graph['machine'], taken: Iterable<string>): Coverage {
  const all = transitionsOf(machine).map(({ id }) => id);
  const hit = new Set(taken);
  const missing = all.filter((id) => !hit.has(id));
  return { total: all.length, covered: all.length - missing.length, missing };
}

/** A transition that no state reaches, and how many states were exhausted to know it. */
export interface Unreachable {
  readonly id: string;
  readonly exhausted: number;
}

/**
 * The transitions that can't be taken by anything in the catalogue. Empty when the exploration was
 * cut off: then nothing is proven.
 */
export function unreachableIn(graph: Graph): Unreachable[] {
  if (graph.truncated) return [];
  const taken = [...graph.starts, ...graph.edges.flat()].flatMap((edge) => edge.taken);
  return coverageOf(graph.machine, taken).missing.map((id) => ({
    id,
    exhausted: graph.states.length,
  }));
}
