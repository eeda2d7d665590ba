import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { StatePath } from 'xstate/graph';
import type { Graph } from './graph';
import type { Path } from './plan';
import { replay } from './replay';

/**
 * Planned paths in the shape of @xstate/graph, for whatever reads that: the first step is the
 * start, each other one an event with the state that it leads to. A timer shows as the event that
 * it raises.
 */
export function statePaths(
  graph: Graph,
  paths: readonly Path[],
): StatePath<AnyMachineSnapshot, EventObject>[] {
  return paths.map((path) => {
    const steps = replay(graph, path).map(({ stimulus, state }) => ({
      event: stimulus.kind === 'start' ? { type: 'xstate.init' } : stimulus.event,
      state: state.snapshot,
    }));
    const last = steps.at(-1);
    if (last === undefined) throw new Error('A path has a start');
    return { state: last.state, steps, weight: path.steps.length };
  });
}
