import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';

/** Where `npm run trace` looks for them. */
const reports = 'coverage/trace';
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };

function step(name, command, args, env = {}) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${(Date.now() - started) / 1000} s`);
  return status === 0;
}

/** A check that is one thing, such as the types. */
function check(name, command, args) {
  if (step(name, command, args)) total.passed += 1;
  else total.failed += 1;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A run of many tests: what its report counts; a run without a report, or without a test, has failed. */
function suite(name, command, args, env, file, count) {
  rmSync(file, { force: true });
  const isGood = step(name, command, args, env);
  const report = readReport(file);
  const { passed, failed } = report === null ? { passed: 0, failed: 1 } : count(report);
  total.passed += passed;
  total.failed += Math.max(failed, isGood && passed > 0 ? 0 : 1);
}

install();
check('types', 'npx', ['tsc']);
check('lint', 'npx', ['eslint', '.', '--max-warnings', '0']);
check('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']);
check('architecture', 'npm', ['run', '--silent', 'architecture']);
check('unused code', 'npx', ['knip']);
build();
const browser = ensureBrowser();

const unit = join(reports, 'unit.json');
suite(
  'charts, paths, server, views',
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  {},
  unit,
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
);

const browsed = join(reports, 'browser.json');
suite(
  'browser',
  'npx',
  ['playwright', 'test', '--reporter=line,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browsed, ...(browser === undefined ? {} : { CHROMIUM: browser }) },
  browsed,
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
