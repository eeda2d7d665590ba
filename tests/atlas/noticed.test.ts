import { expect, it } from 'vitest';
import { loadCharts } from '../../scripts/paths/charts';
import { gradeChart } from '../../scripts/paths/mutants';
import { planChart } from '../../scripts/paths/plans';
import { approvalOf } from '../../src/atlas/approval/approval';
import { driftOf } from '../../src/atlas/approval/check';
import { unnoticedBy } from '../../src/atlas/approval/noticed';
import { mutantsOf } from '../../src/paths';

const { planned } = await loadCharts(process.cwd());
const found = planned.find(({ name }) => name === 'logout');
if (found === undefined) throw new Error('there is no chart logout');
const chart = found;
const approval = approvalOf(chart);
const mutants = mutantsOf(chart.machine);

it('what is kept of a chart notices those of its wrong versions that drift from it', () => {
  const unnoticed = unnoticedBy(approval.situations, chart, mutants);
  const { catalogue } = chart;
  const still = mutants.filter(({ build }) => {
    const drift = driftOf({ machine: build(), catalogue }, approval);
    return (drift?.departure ?? null) === null;
  });
  expect(unnoticed).toEqual(still);
});

it('a chart of which less is kept has a worse grade, though its paths are planned as well', () => {
  const plan = planChart(chart, { goal: 'transitions' });
  if ('fault' in plan) throw new Error(plan.fault);
  const missed = (kept: Parameters<typeof gradeChart>[2]) => gradeChart(plan, [], kept).missed;
  expect(missed(approval.situations)).toEqual([]);
  expect(missed(null)).toEqual([]);
  expect(missed(approval.situations.slice(0, 1)).length).toBeGreaterThan(0);
});
