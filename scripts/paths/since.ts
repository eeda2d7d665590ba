import { chartsAt } from '../charts/revision';
import type { PlannedChart } from './charts';
import { type Descriptions, descriptionsOf } from './descriptions';

/**
 * The ids of the transitions, by chart, that read differently than at a revision, or were not there.
 * Throws when git does not know the revision.
 */
export async function changedSince(
  project: string,
  revision: string,
  charts: readonly PlannedChart[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const before = await descriptionsAt(project, revision);
  return new Map(
    charts.map(({ name, machine }) => {
      const known = before.get(name);
      const changed = [...descriptionsOf(machine)].filter(([id, text]) => known?.get(id) !== text);
      return [name, new Set(changed.map(([id]) => id))];
    }),
  );
}

async function descriptionsAt(
  project: string,
  revision: string,
): Promise<ReadonlyMap<string, Descriptions>> {
  const { planned, without } = await chartsAt(project, revision);
  const charts = [...planned, ...without];
  return new Map(charts.map(({ name, machine }) => [name, descriptionsOf(machine)]));
}
