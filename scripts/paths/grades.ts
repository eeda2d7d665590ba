import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diagramOf } from '../../src/atlas/model/diagram';
import { grades, versionOf, type Grades } from '../../src/atlas/model/grades';
import type { MutationGrade } from './mutants';
import type { ChartPlan } from './plans';

const file = 'public/atlas/grades.json';

/** Keeps the grades of charts where the atlas finds them, beside those of others. */
export function keepGrades(
  project: string,
  plans: readonly ChartPlan[],
  graded: readonly MutationGrade[],
): void {
  const path = join(project, file);
  const known: Grades = existsSync(path)
    ? grades.parse(JSON.parse(readFileSync(path, 'utf8')))
    : {};
  const versions = new Map(plans.map(({ machine }) => [machine.id, versionOf(diagramOf(machine))]));
  const all = { ...known };
  for (const { chart, total, table, run, transitions, equivalent } of graded) {
    all[chart] = {
      caught: table + run + transitions.length,
      total: total - equivalent.length,
      byTable: table,
      of: versions.get(chart) ?? '',
    };
  }
  const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
