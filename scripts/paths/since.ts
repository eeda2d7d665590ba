import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCharts, type PlannedChart } from './charts';
import { type Descriptions, descriptionsOf } from './descriptions';

/** What a chart is made of, as files of the project. */
const sources = ['package.json', 'src'];

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
  const folder = mkdtempSync(join(tmpdir(), 'charts-'));
  try {
    const archive = ['archive', '--output', join(folder, 'charts.tar'), revision, ...sources];
    execFileSync('git', archive, { cwd: project, stdio: 'pipe' });
    execFileSync('tar', ['-xf', 'charts.tar'], { cwd: folder });
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    const { planned, without } = await loadCharts(folder);
    const charts = [...planned, ...without];
    return new Map(charts.map(({ name, machine }) => [name, descriptionsOf(machine)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
