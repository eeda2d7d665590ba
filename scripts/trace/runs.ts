import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunTest, testsOf } from './tests';

/** The tests that passed, or those that failed, in some reports. */
export function testsIn(reports: readonly string[], outcome: 'passed' | 'failed'): RunTest[] {
  return reports.flatMap((report) => testsOf(JSON.parse(readFileSync(report, 'utf8')), outcome));
}

/** The reports that the last `npm test` of a project has left. */
export function lastReports(project: string): string[] {
  const inFolder = (name: string) => join(project, 'coverage/trace', name);
  const always = ['unit.json', 'browser.json'].map(inFolder);
  for (const report of always) {
    if (!existsSync(report)) throw new Error(`${report} is missing: run npm test first`);
  }
  return [...always, inFolder('further.json')].filter(existsSync);
}
