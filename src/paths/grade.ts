import { runPath, type RunOptions } from './execute';
import type { Graph } from './graph';
import { hold } from './held';
import type { Mutant } from './mutate';
import type { Path } from './plan';

/** How many wrong charts some paths tell from the right one. */
export interface Grade {
  readonly total: number;
  readonly killed: number;
  /** The mutants that no path noticed: missing tests, or branches that make no difference. */
  readonly survivors: readonly Mutant[];
}

/** Runs paths on mutants in the place of their chart, each until a path notices that it is wrong. */
export function gradePaths(
  graph: Graph,
  paths: readonly Path[],
  mutants: readonly Mutant[],
  options: Omit<RunOptions, 'subject'> = {},
): Grade {
  const survivors = mutants.filter(({ build, transition }) => {
    const wrong = { ...options, subject: hold(build()) };
    return likeliestFirst(paths, transition).every((path) => goesUnnoticed(graph, path, wrong));
  });
  return { total: mutants.length, killed: mutants.length - survivors.length, survivors };
}

/** The paths that take the transition which is wrong come first: they notice it soonest. */
function likeliestFirst(paths: readonly Path[], transition: string): Path[] {
  const takes = ({ start, steps }: Path) =>
    [start, ...steps].some(({ taken }) => taken.includes(transition));
  return [...paths.filter(takes), ...paths.filter((path) => !takes(path))];
}

function goesUnnoticed(graph: Graph, path: Path, options: RunOptions): boolean {
  try {
    runPath(graph, path, options);
    return true;
  } catch {
    return false;
  }
}
