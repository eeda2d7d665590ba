import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Runs a command with its output on ours; tells whether it succeeded. */
function attempt(args, env) {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } };
  return spawnSync('npx', args, options).status === 0;
}

/** Runs a command beside others and prints its output once it has ended. */
function attemptAside(args, env) {
  return new Promise((resolve) => {
    const options = { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } };
    const child = spawn('npx', args, options);
    const output = [];
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      resolve(status === 0);
    });
  });
}

function announceEnd(name, isGood, started) {
  console.log(`── ${name}: ${isGood ? 'ok' : 'FAILED'}, ${(Date.now() - started) / 1000} s`);
}

/** A step without tests of its own, such as the types: it counts as one. */
export async function check(name, args, env = {}) {
  const started = Date.now();
  const isGood = await attemptAside(args, env);
  announceEnd(name, isGood, started);
  return isGood
    ? { passed: 1, failures: [], unsteady: [] }
    : { passed: 0, failures: [`✗ ${name}\n`], unsteady: [] };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Runs tests with a runner of scripts/test/runners.mjs; the report is null where there is none. */
function runOnce(runner, file, args) {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const isGood = attempt([...runner.command(file), ...args], runner.env(file));
  return { isGood, report: readReport(file) };
}

/**
 * Runs tests, then those that failed once more, with nothing beside them. What passes then has passed, and is
 * named as unsteady. The report that stays has the outcome of the second run.
 */
export function suite(runner, file, args = []) {
  console.log(`\n── ${runner.name}`);
  const started = Date.now();
  const first = runOnce(runner, file, args);
  const failed = first.report === null ? [] : runner.failedIn(first.report);
  const again = failed.length === 0 ? null : runOnce(runner, `${file}.again`, runner.alone(failed));
  const { report, isGood } = merge(runner, first, again);
  if (report !== null) writeFileSync(file, JSON.stringify(report));
  rmSync(`${file}.again`, { force: true });
  announceEnd(runner.name, isGood, started);

  const passed = report === null ? 0 : runner.passedIn(report);
  const failures = report === null ? [] : runner.failures(report);
  // A run without a report, without a test or with an error outside of its tests has failed too.
  const isWhole = isGood && (passed > 0 || args.length > 0);
  const unnamed = failures.length === 0 && !isWhole ? [`✗ ${runner.name}: see its output\n`] : [];
  const isRenewed = again !== null && again.report !== null;
  const unsteady = isRenewed ? runner.unsteady(first.report, again.report) : [];
  return { passed, failures: [...failures, ...unnamed], unsteady };
}

function merge(runner, first, again) {
  if (again === null) return first;
  if (again.report === null) return { ...first, isGood: false };
  return { report: runner.merge(first.report, again.report), isGood: again.isGood };
}
