import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { browserWithinTime } from './test/browser.mjs';
import { changedSteps } from './test/changed.mjs';
import { check, suite } from './test/run.mjs';
import { browser, unit } from './test/runners.mjs';

/**
 * Runs everything but, where the machine is slow, browser tests that prove no requirement alone; with `--whole` those,
 * too; with `--changed` what a change since `main` can break; with `--languages` each screen in both, with
 * `--databases` each call.
 */
const { values } = parseArgs({
  options: {
    whole: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    languages: { type: 'boolean', default: false },
    databases: { type: 'boolean', default: false },
  },
});
if (values.languages) process.env.LANGUAGES = 'both';
if (values.databases) process.env.DATABASES = 'both';

/** Where `npm run trace` looks for them. */
const reports = 'coverage/trace';

/**
 * The types take 7 to 8 GB. Where there is more, their garbage collector runs less often, which takes up to a third of
 * the time off.
 */
const sparing = process.availableMemory() > 10 * 2 ** 30 ? { GOGC: '400' } : {};

async function checkRest({ lint, format }) {
  const ofRules = ['oxlint', '-c', 'oxlint.config.js', '--no-error-on-unmatched-pattern'];
  const oxfmt = ['oxfmt', '--check', '--no-error-on-unmatched-pattern'];
  return [
    ...(lint === null ? [] : [await check('lint', [...ofRules, ...lint])]),
    ...(format === null ? [] : [await check('format', [...oxfmt, ...format])]),
    await check('architecture', [
      ...['depcruise', 'src', 'server', '--config', '.dependency-cruiser.cjs'],
    ]),
    await check('unused code', ['knip']),
  ];
}

install();
const steps = values.changed
  ? changedSteps()
  : { lint: ['.'], format: ['.'], unit: [], browser: [] };
// The types take longest, and all cores that are free: the others are done before them.
const outcomes = (
  await Promise.all([check('types', ['oxlint'], sparing), checkRest(steps)])
).flat();
build();
ensureBrowser();
if (steps.unit !== null) outcomes.push(suite(unit, join(reports, 'unit.json'), steps.unit));
if (values.whole || values.changed) {
  outcomes.push(suite(browser, join(reports, 'browser.json'), steps.browser));
} else {
  outcomes.push(...browserWithinTime(reports, performance.timeOrigin));
}

// What failed long ago has scrolled away, and may be cut off where the output is kept.
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
const unsteady = outcomes.flatMap((outcome) => outcome.unsteady);
if (unsteady.length > 0) {
  console.log(`\n── unsteady: failed, and passed when run once more alone\n${unsteady.join('')}`);
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
