import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The browser tests of a suite of Playwright's report, as the lines of its `--test-list`. */
function linesIn({ title, specs = [], suites = [] }, above = []) {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName }) =>
        [`[${projectName}]`, ...path, spec.title.trim()].join(' › '),
      ),
    ),
    ...suites.flatMap((inner) => linesIn(inner, path)),
  ];
}

/** All browser tests, a line each; none where not every file of them can be read. */
export function listBrowserTests() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-list-'));
  const report = join(folder, 'list.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  spawnSync('npx', ['playwright', 'test', '--list', '--reporter=json'], { env });
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  return errors.length > 0 ? [] : suites.flatMap((suite) => linesIn(suite));
}

const idsIn = (line) => [...line.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id]) => id);

/**
 * Few tests that name, together, each requirement that any test names: always the one that names most of what is
 * still missing, the earlier of two. `further` are the others, from the one at `turn` on, and round.
 */
export function inOrder(tests, turn) {
  const missing = new Set(tests.flatMap(idsIn));
  const proving = [];
  const gainOf = (line) => new Set(idsIn(line).filter((id) => missing.has(id))).size;
  while (missing.size > 0) {
    const best = tests.reduce((first, next) => (gainOf(next) > gainOf(first) ? next : first));
    proving.push(best);
    for (const id of idsIn(best)) missing.delete(id);
  }
  const rest = tests.filter((line) => !proving.includes(line));
  const start = rest.length === 0 ? 0 : turn % rest.length;
  return { proving, further: [...rest.slice(start), ...rest.slice(0, start)] };
}

/** A number that differs from commit to commit. */
export function turnOfCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return Number.parseInt(stdout || '0', 16);
}

/** The arguments with which Playwright runs these tests alone. */
export function onlyThese(tests, file) {
  writeFileSync(file, `${tests.join('\n')}\n`);
  return [`--test-list=${file}`];
}
