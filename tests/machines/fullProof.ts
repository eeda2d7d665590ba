import { expect } from 'vitest';
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

/**
 * Expects all that paths can prove of a chart: every transition taken, nothing out of reach or left
 * out, a reload after each step, and every mutant noticed.
 */
export function expectFullProof(chart: AnyStateMachine, catalogue: AnyCatalogue): void {
  const proof = proveChart(chart, catalogue, { reload: { persist, restore } });
  expect(proof.truncated).toBe(false);
  expect(proof.missing).toEqual([]);
  expect(proof.unreachable).toEqual([]);
  const graph = explore(chart, catalogue);
  const { paths } = plan(graph, allOf(transitionGoals(), refusalGoals(graph)));
  const { survivors } = gradePaths(graph, paths, mutantsOf(chart));
  expect(survivors.map(({ mutation, transition }) => `${mutation} ${transition}`)).toEqual([]);
}
