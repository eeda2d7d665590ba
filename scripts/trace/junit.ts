import { junitFile, type JUnitCase } from '../../src/atlas/cases/junit';
import type { Trace } from './proofs';
import type { RunTest } from './tests';

/** What the last run has shown of every requirement, as a JUnit report. */
export function traceReport(
  traces: readonly Trace[],
  failed: ReadonlyMap<string, readonly string[]>,
): string {
  return junitFile(
    'requirements',
    traces.map(({ id, area, text, tests, below }): JUnitCase => {
      const titles = failed.get(id) ?? [];
      const head = { id, section: area, title: text };
      if (titles.length > 0) return { ...head, outcome: 'failed', details: titles.join('\n') };
      if (tests.length > 0) return { ...head, outcome: 'passed', details: tests.join('\n') };
      const told =
        below.length === 0 ? 'No test proves it' : `Only below its level: ${below.join('; ')}`;
      return { ...head, outcome: 'skipped', details: told };
    }),
  );
}

/** The titles of failed tests, by the requirements that they name. */
export function failuresOf(tests: readonly RunTest[]): ReadonlyMap<string, readonly string[]> {
  const failed = new Map<string, readonly string[]>();
  for (const { ids, title } of tests) {
    for (const id of ids) failed.set(id, [...(failed.get(id) ?? []), title]);
  }
  return failed;
}
