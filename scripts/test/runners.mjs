import { isAbsolute, relative } from 'node:path';
import { failuresOfBrowser, failuresOfUnit } from '../failures.mjs';

const isFailedFile = ({ status, assertionResults }) =>
  status === 'failed' || assertionResults.some((test) => test.status === 'failed');

/** Vitest: a file that fails is run once more. */
export const unit = {
  name: 'charts, paths, server, views',
  command: (report) => [
    ...['vitest', 'run', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${report}`,
  ],
  env: () => ({}),
  failedIn: ({ testResults }) => testResults.filter(isFailedFile).map(({ name }) => name),
  alone: (files) => ['--maxWorkers=1', ...files.map((file) => relative(process.cwd(), file))],
  merge: (first, again) => {
    const renewed = new Map(again.testResults.map((result) => [result.name, result]));
    return {
      ...first,
      testResults: first.testResults.map((result) => renewed.get(result.name) ?? result),
    };
  },
  passedIn: ({ testResults }) =>
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length,
  failures: failuresOfUnit,
  unsteady: (first, again) => {
    const still = new Set(again.testResults.filter(isFailedFile).map(({ name }) => name));
    const steadied = first.testResults.filter(
      (result) => isFailedFile(result) && !still.has(result.name),
    );
    return failuresOfUnit({ testResults: steadied }).map((why) => why.replace('✗', '~'));
  },
};

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];
const failedSpecs = (report) => specsIn(report).filter(({ ok }) => !ok);

function replaceSpecs(suite, renewed) {
  return {
    ...suite,
    ...(suite.specs && { specs: suite.specs.map((spec) => renewed.get(spec.id) ?? spec) }),
    ...(suite.suites && { suites: suite.suites.map((inner) => replaceSpecs(inner, renewed)) }),
  };
}

/** The recordings of a spec's run, for `npx playwright show-trace`. */
const tracesOf = ({ tests }) =>
  tests
    .flatMap(({ results }) => results)
    .flatMap(({ attachments = [] }) => attachments)
    .filter(({ name, path }) => name === 'trace' && path !== undefined)
    .map(({ path }) => `  ${isAbsolute(path) ? relative(process.cwd(), path) : path}\n`);

/** Playwright: a test that fails is run once more, and only then recorded. */
const browserRun = (name, file, folder) => ({
  ...{ name, file },
  command: () => ['playwright', 'test', '--reporter=line,json', `--output=${folder}`],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  failedIn: failedSpecs,
  // All the walks stand on one line of one file: only Playwright itself can tell them apart.
  alone: () => [
    ...['--workers=1', '--trace=on', `--output=${folder}/alone`],
    ...['--last-failed', `--last-failed-file=${folder}/.last-run.json`],
  ],
  merge: (first, again) =>
    replaceSpecs(first, new Map(specsIn(again).map((spec) => [spec.id, spec]))),
  passedIn: (report) => specsIn(report).filter(({ ok }) => ok).length,
  failures: failuresOfBrowser,
  unsteady: (first, again) => {
    const failed = new Map(failedSpecs(first).map((spec) => [spec.id, spec]));
    return specsIn(again).flatMap((spec) => {
      const before = failed.get(spec.id);
      if (!spec.ok || before === undefined) return [];
      const [why = ''] = failuresOfBrowser({ specs: [before] });
      return [`${why.replace('✗', '~')}${tracesOf(spec).join('')}`];
    });
  },
});

export const browser = browserRun('browser', 'browser', 'test-results');
/** What there is still time for, with recordings of its own. */
export const furtherInBrowser = browserRun('browser, further', 'further', 'test-results/further');
