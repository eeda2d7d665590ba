import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { failuresOfBrowser, failuresOfUnit } from './failures.mjs';
import { install } from './install.mjs';

/** Where `npm run trace` looks for them. */
const reports = 'coverage/trace';
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
const failures = [];

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

/** Runs a command beside others, and prints what it said once it has ended. */
function aside(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    child.stdout.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status === 0);
    });
  });
}

/** A check that is one thing, such as the types. */
async function check(name, command, args) {
  const started = Date.now();
  const isGood = await aside(command, args);
  console.log(`── ${name}: ${isGood ? 'ok' : 'FAILED'}, ${(Date.now() - started) / 1000} s`);
  if (isGood) {
    total.passed += 1;
    return;
  }
  total.failed += 1;
  failures.push(`✗ ${name}\n`);
}

async function checkOthers() {
  await check('types', 'npx', ['oxlint']);
  await check('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']);
  await check('architecture', 'npm', ['run', '--silent', 'architecture']);
  await check('unused code', 'npx', ['knip']);
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
  const { passed, failed, reasons } =
    report === null ? { passed: 0, failed: 1, reasons: [`✗ ${name}: no report\n`] } : count(report);
  failures.push(...reasons);
  total.passed += passed;
  total.failed += Math.max(failed, isGood && passed > 0 ? 0 : 1);
}

install();
await Promise.all([check('lint', 'npx', ['eslint', '.', '--max-warnings', '0']), checkOthers()]);
build();
ensureBrowser();

const unit = join(reports, 'unit.json');
suite(
  'charts, paths, server, views',
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  {},
  unit,
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    reasons: failuresOfUnit(report),
  }),
);

const browsed = join(reports, 'browser.json');
suite(
  'browser',
  'npx',
  ['playwright', 'test', '--reporter=line,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browsed },
  browsed,
  (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    reasons: failuresOfBrowser(report),
  }),
);

// What failed long ago has scrolled away, and may be cut off where the output is kept.
if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
