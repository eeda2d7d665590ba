import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keptSituations } from '../../scripts/charts/approvals';
import { loadCharts } from '../../scripts/paths/charts';
import { gradeChart } from '../../scripts/paths/mutants';
import { planChart } from '../../scripts/paths/plans';
import { readTable } from '../machines/transitions';
import { basisOf } from './gradedBasis';

const { planned } = await loadCharts(process.cwd());
const table = readTable();

/** What was graded already; emptied, all charts are graded anew. */
const file = new URL('graded.txt', import.meta.url);
const graded = new Set(readFileSync(file, 'utf8').split('\n'));

const charts = planned.map((chart) => {
  const kept = keptSituations(process.cwd(), chart);
  return { ...chart, kept, line: `${chart.name} ${basisOf(chart, table, kept)}` };
});

describe('every way to get a transition wrong', () => {
  it.each(charts)(
    'is caught in $name, or shown to make no difference',
    (chart) => {
      if (graded.has(chart.line)) return;
      const plan = planChart(chart, { goal: 'transitions' });
      if ('fault' in plan) throw new Error(plan.fault);
      const grade = gradeChart(plan, table, chart.kept);
      const { total, table: listed, run, transitions, equivalent, missed } = grade;
      expect(missed).toEqual([]);
      expect(listed + run + transitions.length + equivalent.length).toBe(total);
      expect(equivalent.length).toBeLessThanOrEqual(total / 4);
    },
    240_000,
  );

  it('has been graded for each chart as it is now', async () => {
    const lines = charts.map(({ line }) => `${line}\n`).sort();
    await expect(lines.join('')).toMatchFileSnapshot('graded.txt');
  });
});
