import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from './catalogue';
import { coverageOf, unreachableIn, type Coverage, type Unreachable } from './coverage';
import { runPath, type RunOptions } from './execute';
import { explore } from './explore';
import { thoroughGoals } from './goals';
import type { Graph } from './graph';
import { lowerBound } from './lowerBound';
import { plan, type Path, type PlanOptions } from './plan';

/** What is known of a chart once all its paths have run. */
export interface Proof extends Coverage {
  readonly unreachable: readonly Unreachable[];
  readonly paths: readonly Path[];
  /** No plan has fewer paths than this. */
  readonly lowerBound: number;
  /** Whether `maxStates` cut the exploration off: then `missing` proves nothing. */
  readonly truncated: boolean;
  /** How many events were refused, over all steps. */
  readonly refused: number;
}

/** How a chart is to be proven. */
export type ProofOptions = RunOptions & PlanOptions;

/**
 * Plans paths through every transition of a chart, to where it changes something and to where its
 * guard refuses, and runs each on a live actor, where every step must do what the pure chart predicts, and every event that is not
 * allowed must do nothing.
 * Coverage counts what really ran. Throws, in words, at the first divergence.
 *
 * @example
 * import { accountWakeUp } from '../../src/machines/account/accountWakeUp';
 * import { accountWakeUpPaths } from '../../src/machines/account/accountWakeUp.paths';
 *
 * it('[WAK-01] takes every transition', () => {
 *   const proof = proveChart(accountWakeUp, accountWakeUpPaths);
 *   expect(proof.missing).toEqual([]);
 *   expect(proof.truncated).toBe(false);
 * });
 */
export function proveChart(
  machine: AnyStateMachine,
  catalogue: AnyCatalogue,
  options: ProofOptions = {},
): Proof {
  return proveGraph(explore(machine, catalogue), options);
}

/** The same of a chart that was explored already. */
export function proveGraph(graph: Graph, options: ProofOptions = {}): Proof {
  const goals = thoroughGoals(graph);
  const { paths } = plan(graph, goals, options);
  const runs = paths.map((path) => runPath(graph, path, options));
  return {
    ...coverageOf(
      graph.machine,
      runs.flatMap(({ taken }) => taken),
    ),
    unreachable: unreachableIn(graph),
    paths,
    lowerBound: lowerBound(graph, goals),
    truncated: graph.truncated,
    refused: runs.reduce((sum, run) => sum + run.refused, 0),
  };
}
