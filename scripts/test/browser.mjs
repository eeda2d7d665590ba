import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inOrder, listBrowserTests, onlyThese, turnOfCommit } from './browserOrder.mjs';
import { suite } from './run.mjs';
import { browser, furtherInBrowser } from './runners.mjs';

/** Within it everything should be over. */
const halfHour = 30 * 60_000;

/** Runs these tests; one of them that does not run has failed. */
function runThese(runner, reports, tests) {
  const report = join(reports, `${runner.file}.json`);
  const outcome = suite(runner, report, onlyThese(tests, join(reports, `${runner.file}.txt`)));
  const lost = tests.length - outcome.passed - outcome.failures.length;
  const failures = lost > 0 ? [`✗ ${runner.name}: ${lost} tests of its list did not run\n`] : [];
  return { ...outcome, failures: [...outcome.failures, ...failures] };
}

/**
 * Runs the browser tests that name, together, every requirement; then as many of the others, each commit beginning
 * elsewhere among them, as the half hour since `started` leaves time for.
 */
export function browserWithinTime(reports, started) {
  rmSync(join(reports, `${furtherInBrowser.file}.json`), { force: true });
  const tests = listBrowserTests();
  // The run of all says what is wrong with them.
  if (tests.length === 0) return [suite(browser, join(reports, `${browser.file}.json`))];
  const { proving, further } = inOrder(tests, turnOfCommit());
  const began = Date.now();
  const first = runThese(browser, reports, proving);
  const now = Date.now();
  const affordable = Math.floor((started + halfHour - now) / ((now - began) / proving.length));
  const chosen = further.slice(0, Math.max(0, affordable));
  const left = further.length - chosen.length;
  console.log(`\nLeft to npm test -- --whole: ${left} of ${further.length} further browser tests`);
  return chosen.length === 0 ? [first] : [first, runThese(furtherInBrowser, reports, chosen)];
}
