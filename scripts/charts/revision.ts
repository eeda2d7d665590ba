import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Charts, loadCharts } from '../paths/charts';

/** What a chart is made of, as files of the project. */
const sources = ['package.json', 'src'];

/** Whether git knows a revision of a project. */
export function isRevision(project: string, revision: string): boolean {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  return spawnSync('git', args, { cwd: project }).status === 0;
}

/** The commit that a revision of a project names, and when it was made, as ISO 8601. */
export function commitOf(project: string, revision: string): { commit: string; date: string } {
  const args = [
    'show',
    '--no-patch',
    '--format=%h %cI',
    '--end-of-options',
    `${revision}^{commit}`,
  ];
  const [commit = '', date = ''] = execFileSync('git', args, { cwd: project, encoding: 'utf8' })
    .trim()
    .split(' ');
  return { commit, date };
}

/**
 * The charts of a project as they were at a revision, loaded from its sources in a folder of their
 * own with the packages of today.
 * Throws when git does not know the revision, or when its sources do not load.
 */
export async function chartsAt(project: string, revision: string): Promise<Charts> {
  const folder = mkdtempSync(join(tmpdir(), 'charts-'));
  try {
    const archive = ['archive', '--output', join(folder, 'charts.tar'), revision, ...sources];
    execFileSync('git', archive, { cwd: project, stdio: 'pipe' });
    execFileSync('tar', ['-xf', 'charts.tar'], { cwd: folder });
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    return await loadCharts(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
