import { describe, expect, it } from 'vitest';
import { loadCharts } from '../../scripts/paths/charts';
import { gradeChart } from '../../scripts/paths/mutants';
import { planChart } from '../../scripts/paths/plans';
import { readTable } from '../machines/transitions';

const { planned } = await loadCharts(process.cwd());
const table = readTable();

describe('every way to get a transition wrong', () => {
  it.each(planned)(
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
      } = gradeChart(plan, table);
      expect(missed).toEqual([]);
      expect(listed + run + transitions.length + equivalent.length).toBe(total);
      expect(equivalent.length).toBeLessThanOrEqual(total / 4);
    },
    240_000,
  );
});
