import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';

/**
 * Photographs every state that the paths reach in the browser, of all charts or of some (`--chart NAME`). With
 * `--diff REV` it photographs them as they were at a revision too, and makes a page of what looks otherwise.
 */
const { values } = parseArgs({
  options: { chart: { type: 'string', multiple: true }, diff: { type: 'string' } },
});
const charts = values.chart ?? [];
const asked = charts.flatMap((name) => ['--chart', name]);

/** Ends with a code above 1, which says that there is a difference, where it cannot be told. */
function demand(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(2);
}

/** Photographs the states as they were at a revision; returns the folder of its project. */
function photographAt(revision) {
  const folder = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'project');
  demand('git', ['worktree', 'add', '--detach', folder, revision]);
  spawnSync('npm', ['run', 'pictures', '--', ...asked], { cwd: folder, stdio: 'inherit' });
  return folder;
}

function compare(revision) {
  const folder = photographAt(revision);
  const before = join(folder, 'public/atlas/pictures');
  const comparison = ['tsx', 'scripts/pictures/compare.ts', before, revision, ...charts];
  const { status } = existsSync(before)
    ? spawnSync('npx', comparison, { stdio: 'inherit' })
    : { status: 2 };
  demand('git', ['worktree', 'remove', '--force', folder]);
  return status ?? 2;
}

install();
const { status } = spawnSync('node', ['scripts/walk.mjs', '--pictures', ...asked], {
  stdio: 'inherit',
});
if (values.diff === undefined) process.exit(status ?? 1);
// Where a walk fails states have no picture, and whatever is missing would look as if it had gone.
process.exit(status === 0 ? compare(values.diff) : 2);
