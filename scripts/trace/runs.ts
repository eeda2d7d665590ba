import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { passedTests, type PassedTest } from './tests';

/** What a test can pass or fail by. */
const sources = ['locales', 'scripts', 'server', 'src', 'tests'];

/** Commands that run all tests, each with the file that its report goes to. */
const runs = [
  {
    file: 'unit.json',
    command: (report: string) => ['vitest', 'run', '--reporter=json', `--outputFile=${report}`],
  },
  { file: 'browser.json', command: () => ['playwright', 'test', '--reporter=json'] },
];

/** The tests that passed in some reports. */
export function testsIn(reports: readonly string[]): PassedTest[] {
  return reports.flatMap((report) => passedTests(JSON.parse(readFileSync(report, 'utf8'))));
}

/** Runs all tests of a project, unless their reports are younger than its sources; tells the reports. */
export function runTests(project: string): string[] {
  const folder = join(project, 'coverage/trace');
  mkdirSync(folder, { recursive: true });
  const present = sources.map((source) => join(project, source)).filter((path) => existsSync(path));
  const changed = Math.max(...present.map(newest));
  return runs.map(({ file, command }) => {
    const report = join(folder, file);
    const made = existsSync(report) ? statSync(report).mtimeMs : 0;
    if (made < changed) run(project, command(report), report);
    return report;
  });
}

/** A run with failures leaves a report too: what failed proves nothing. */
function run(project: string, args: readonly string[], report: string): void {
  process.stderr.write(`npx ${args.join(' ')}\n`);
  const { error } = spawnSync('npx', args, {
    cwd: project,
    stdio: 'ignore',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (error !== undefined) throw error;
  if (!existsSync(report)) throw new Error(`npx ${args.join(' ')} has left no report`);
}

function newest(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
