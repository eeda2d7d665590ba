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
 * Runs generated paths through every transition of a chart, reloaded after each step, and then on
 * wrong charts. Of those only that is compared which shows outside; where a wrong chart looks right,
 * `blackBox: false` also compares which transition was taken.
 */
export function findingsOf(
  chart: AnyStateMachine,
  catalogue: AnyCatalogue,
  { blackBox } = { blackBox: true },
) {
  const proof = proveChart(chart, catalogue, { reload: { persist, restore } });
  const { missing, unreachable, truncated } = proof;
  return {
    missing,
    unreachable,
    truncated,
    unnoticed: unnoticedIn(chart, catalogue, blackBox),
  };
}

function unnoticedIn(chart: AnyStateMachine, catalogue: AnyCatalogue, blackBox: boolean): string[] {
  const graph = explore(chart, catalogue);
  const { paths } = plan(graph, allOf(transitionGoals(), refusalGoals(graph)));
  const { survivors } = gradePaths(graph, paths, mutantsOf(chart), { blackBox });
  return survivors.map(({ mutation, transition }) => `${mutation} ${transition}`);
}
