import { describe, expect, it } from 'vitest';
import { keptSituations } from '../../scripts/charts/approvals';
import { loadCharts, type PlannedChart } from '../../scripts/paths/charts';
import { gradeChart } from '../../scripts/paths/mutants';
import { planChart } from '../../scripts/paths/plans';
import { fingerprint } from '../../src/paths';
import { readTable } from '../machines/transitions';

const { planned } = await loadCharts(process.cwd());
const table = readTable();

/** Functions by their source: whatever a part gives its charts is then equal, whoever calls it. */
const written = (_: string, value: unknown): unknown =>
  typeof value === 'function' ? String(value) : value;

/** How a chart is built, but for its name; one with rows in the table is like no other. */
function buildOf({ name, machine }: PlannedChart): string {
  const { id, ...build } = machine.config;
  const hasRows = table.some(({ chart }) => chart === id);
  return hasRows ? name : fingerprint(JSON.parse(JSON.stringify(build, written)));
}

/** Charts that a part builds alike, such as two lists that can do the same, are graded once. */
const builds = [...new Map(planned.map((chart) => [buildOf(chart), chart])).values()];

describe('every way to get a transition wrong', () => {
  it.each(builds)(
    'is caught in $name, or shown to make no difference',
    (chart) => {
      const plan = planChart(chart, { goal: 'transitions' });
      if ('fault' in plan) throw new Error(plan.fault);
      const {
        total,
        table: listed,
        run,
        transitions,
        equivalent,
        missed,
      } = gradeChart(plan, table, keptSituations(process.cwd(), chart));
      expect(missed).toEqual([]);
      expect(listed + run + transitions.length + equivalent.length).toBe(total);
      expect(equivalent.length).toBeLessThanOrEqual(total / 4);
    },
    240_000,
  );
});
