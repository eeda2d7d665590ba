import type { AnyStateMachine } from 'xstate';
import { persist, restore } from '../../src/machines/parts/reload';
import {
  allOf,
  type AnyCatalogue,
  explore,
  gradePaths,
  mutantsOf,
  plan,
  proveChart,
  refusalGoals,
  transitionGoals,
} from '../../src/paths';

/** What is found of a chart whose generated paths take every transition and notice every mistake. */
export const proven = {
  missing: [],
  unreachable: [],
  truncated: false,
  unnoticed: [],
};

/**
 * Runs generated paths through every transition of a chart, reloaded after each step, and then on wrong charts: for
 * charts that `tests/paths/mutants.test.ts` does not grade. Of the wrong ones only that is compared which shows outside.
 */
export function findingsOf(chart: AnyStateMachine, catalogue: AnyCatalogue) {
  const proof = proveChart(chart, catalogue, { reload: { persist, restore } });
  const { missing, unreachable, truncated } = proof;
  return { missing, unreachable, truncated, unnoticed: unnoticedIn(chart, catalogue) };
}

function unnoticedIn(chart: AnyStateMachine, catalogue: AnyCatalogue): string[] {
  const graph = explore(chart, catalogue);
  const { paths } = plan(graph, allOf(transitionGoals(), refusalGoals(graph)));
  const { survivors } = gradePaths(graph, paths, mutantsOf(chart), { blackBox: true });
  return survivors.map(({ mutation, transition }) => `${mutation} ${transition}`);
}
