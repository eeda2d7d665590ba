import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passedTests, type PassedTest } from './tests';

/** The tests that passed in some reports. */
export function testsIn(reports: readonly string[]): PassedTest[] {
  return reports.flatMap((report) => passedTests(JSON.parse(readFileSync(report, 'utf8'))));
}

/** The reports that the last `npm test` of a project has left. */
export function lastReports(project: string): string[] {
  return ['unit.json', 'browser.json'].map((name) => {
    const report = join(project, 'coverage/trace', name);
    if (!existsSync(report)) throw new Error(`${report} is missing: run npm test first`);
    return report;
  });
}
