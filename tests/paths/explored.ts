import type { AnyStateMachine } from 'xstate';
import { type AnyCatalogue, explore, type Graph } from '../../src/paths';

const graphs = new WeakMap<AnyStateMachine, WeakMap<AnyCatalogue, Graph>>();

/**
 * A chart of the product as it is explored. Several files go over all charts, and those that run in one process
 * share what the first of them has found.
 */
export function explored(chart: AnyStateMachine, catalogue: AnyCatalogue): Graph {
  const known = graphs.get(chart) ?? new WeakMap<AnyCatalogue, Graph>();
  graphs.set(chart, known);
  const graph = known.get(catalogue) ?? explore(chart, catalogue);
  known.set(catalogue, graph);
  return graph;
}
