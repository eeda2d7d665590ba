import { expect, it } from 'vitest';
import { ApprovalText, isKept } from '../../scripts/charts/approvalText';
import { judgementOf, keepsApprovals } from '../../scripts/charts/approvals';
import { loadCharts } from '../../scripts/paths/charts';
import { readNames } from '../../scripts/paths/words';

/*
 * Nothing here is planned from a chart as it is now: paths and situations are those of the files below
 * `approved`. Before the first chart is recorded there is nothing to hold any against.
 */

const project = process.cwd();
const { planned } = await loadCharts(project);
const text = new ApprovalText(readNames(project), 'en');
const owed = keepsApprovals(project) ? planned : [];

it('finds the charts', () => {
  expect(planned.length).toBeGreaterThan(50);
});

it.each(owed)('$name does what was recorded or approved of it', (chart) => {
  const judgement = judgementOf(project, chart);
  expect(isKept(judgement) ? [] : text.lines(chart, judgement)).toEqual([]);
});
