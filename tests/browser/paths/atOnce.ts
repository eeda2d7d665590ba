import type { Graph } from '../../../src/paths';
import { casesIn } from '../../../src/paths/catalogue';
import type { ScreenAdapter } from './adapter';

type Edge = Graph['edges'][number][number];

/** What a stimulus is called: an event by its type, the end of an actor by the actor; time has no name. */
function nameOf(stimulus: Edge['stimulus']): string | null {
  if (stimulus.kind === 'after') return null;
  return stimulus.kind === 'event' ? stimulus.event.type : stimulus.source;
}

/** Whether a step happens before anybody can look at the state before it. */
function isAtOnce({ atOnce }: ScreenAdapter, { states }: Graph, { from, stimulus }: Edge): boolean {
  const state = states[from];
  const name = nameOf(stimulus);
  if (state === undefined || name === null) return false;
  return (casesIn(atOnce, state.snapshot) ?? []).includes(name);
}

/** Whether a state is left before anybody can look. */
export function passesAtOnce(adapter: ScreenAdapter, graph: Graph, index: number): boolean {
  return (graph.edges[index] ?? []).some((edge) => isAtOnce(adapter, graph, edge));
}

/** What there is time for: in a state that passes at once nothing but that happens. */
export function unhurried(adapter: ScreenAdapter, graph: Graph): Graph {
  const edges = graph.edges.map((ways, index) =>
    passesAtOnce(adapter, graph, index)
      ? ways.filter((edge) => isAtOnce(adapter, graph, edge))
      : ways,
  );
  return { ...graph, edges };
}

/** Steps with what comes at once after the last of them: a path ends where somebody can look. */
export function toStandstill(
  adapter: ScreenAdapter,
  graph: Graph,
  steps: readonly Edge[],
): readonly Edge[] {
  const last = steps.at(-1);
  const next = graph.edges[last?.to ?? -1]?.find((edge) => isAtOnce(adapter, graph, edge));
  return next === undefined ? steps : toStandstill(adapter, graph, [...steps, next]);
}
