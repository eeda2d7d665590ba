import { type Graph, type Path, plan, replay, transitionsOf } from '../../paths';
import type { Replayed } from '../../paths/replay';

/** The fewest steps that show one requirement; the last of them settles it. */
export interface PlannedCase {
  readonly requirement: string;
  readonly steps: readonly Replayed[];
}

/** A case for each requirement that a chart settles, by its id. */
export function plannedCases(graph: Graph): PlannedCase[] {
  const specs = new Map(transitionsOf(graph.machine).map(({ id, spec }) => [id, spec]));
  const requirements = [...new Set([...specs.values()].flat())].sort();
  return requirements.flatMap((requirement) =>
    shortestTo(graph, (id) => specs.get(id)?.includes(requirement) ?? false).map((path) => ({
      requirement,
      steps: replay(graph, path),
    })),
  );
}

function shortestTo(graph: Graph, settles: (transition: string) => boolean): readonly Path[] {
  const goals = {
    achieved: ({ taken }: { readonly taken: readonly string[] }) =>
      taken.some(settles) ? ['settled'] : [],
    inPairs: false,
  };
  return plan(graph, goals).paths;
}
