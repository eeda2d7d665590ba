import { type Found, nothingFound } from './caseRun';
import { junitFile } from './junit';
import type { TestCase } from './testCase';

/** How a run stands: failed by one step, passed by all, unfinished otherwise. */
export function outcomeOf(
  { steps }: TestCase,
  found: Readonly<Record<number, Found>>,
): 'passed' | 'failed' | 'unfinished' {
  const outcomes = steps.map((_, index) => found[index]?.outcome ?? null);
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.includes(null) ? 'unfinished' : 'passed';
}

interface Run {
  readonly chart: string;
  readonly testCase: TestCase;
  readonly by: string;
  /** The moment, in ISO's form. */
  readonly at: string;
  readonly found: Readonly<Record<number, Found>>;
}

/** The result of a run as a JUnit report: what each step has shown otherwise, or that the run is not finished. */
export function runReport({ chart, testCase, by, at, found }: Run): string {
  const { id, title, steps } = testCase;
  const outcome = outcomeOf(testCase, found);
  const told = steps.flatMap(({ action }, index) => {
    const { outcome: shown, remark } = { ...nothingFound, ...found[index] };
    return shown === 'failed' ? [`${String(index + 1)}. ${action}: ${remark}`] : [];
  });
  const details = [`${by}, ${at}`, ...told].join('\n');
  const result = outcome === 'unfinished' ? 'skipped' : outcome;
  return junitFile(chart, [{ id, section: chart, title, outcome: result, details }]);
}

/** The result of a run as a file: the case as it was run, and what was found in each step. */
export function runFile({ chart, testCase, by, at, found }: Run): string {
  const { id, title, before, steps } = testCase;
  const run = {
    ...{ format: 'manualRun', version: 1, chart, case: id, title, before, by, at },
    outcome: outcomeOf(testCase, found),
    steps: steps.map((step, index) => ({ ...step, ...nothingFound, ...found[index] })),
  };
  return `${JSON.stringify(run, null, 2)}\n`;
}
