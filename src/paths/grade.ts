import { hiddenParts } from './divergence';
import { runPath, type RunOptions } from './execute';
import type { Graph } from './graph';
import { hold } from './held';
import type { Mutant } from './mutate';
import type { Path } from './plan';
import { reactsAlike, refusalsAlong, stepsAlong, type Reaction } from './reactions';

/** How many wrong charts some paths tell from the right one. */
export interface Grade {
  readonly total: number;
  readonly killed: number;
  /** The mutants that no path noticed: missing tests, or branches that make no difference. */
  readonly survivors: readonly Mutant[];
}

/**
 * Runs paths on mutants in the place of their chart, each until a path notices that it is wrong: first step by step
 * from the states that the path passes, which is quick, then alive.
 */
export function gradePaths(
  graph: Graph,
  paths: readonly Path[],
  mutants: readonly Mutant[],
  options: Omit<RunOptions, 'subject'> = {},
): Grade {
  const leaveOut = options.blackBox === true ? hiddenParts : [];
  const reactions = paths.flatMap((path) => [
    ...stepsAlong(graph, path),
    ...(options.refusals === false ? [] : refusalsAlong(graph, path)),
  ]);
  const survivors = mutants.filter(({ build, node, event, transition }) => {
    const chart = hold(build());
    const differs = (reaction: Reaction) =>
      !reactsAlike({ chart, node, event }, reaction, leaveOut);
    const takes = ({ step }: Reaction) => step?.taken.includes(transition) === true;
    // Where the transition that is wrong is taken, it shows soonest.
    if (reactions.some((one) => takes(one) && differs(one)) || reactions.some(differs))
      return false;
    return paths.every((path) => goesUnnoticed(graph, path, { ...options, subject: chart }));
  });
  return { total: mutants.length, killed: mutants.length - survivors.length, survivors };
}

function goesUnnoticed(graph: Graph, path: Path, options: RunOptions): boolean {
  try {
    runPath(graph, path, options);
    return true;
  } catch {
    return false;
  }
}
