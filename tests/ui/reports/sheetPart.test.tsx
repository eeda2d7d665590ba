// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SheetPart } from '../../../src/ui/parts/reports/SheetPart';
import { showView } from '../showView';

const row = (index: number, right: number) => ({
  ...{ key: String(index), name: `Point ${String(index)}`, skipped: 0, seconds: 60 },
  ...{ answered: 10, right },
});
/** Nine that are shown, then one proficient and two weak ones that have no room. */
const rows = [
  ...Array.from({ length: 9 }, (_, index) => row(index, 8)),
  ...[9, 2, 3].map((right, index) => row(index + 9, right)),
];

function lastLine(behind: string | null) {
  const part = { view: 'point' as const, rows };
  showView(<SheetPart {...{ part, behind }} what="final" step="week" />, 'en');
  const line = screen.getAllByRole('row').at(-1);
  if (line === undefined) throw new Error('there is a line');
  return line;
}

it('a line that sums up says what and how many, and how many of them are in which band', () => {
  const cells = within(lastLine(null))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual([
    '3 other knowledge points, summed up1: Proficient (≥ 90%)2: Weak (< 70%)',
    ...['30', '14', '46%'],
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('for who answers for the student, each figure leads to the answers that it counts, a sum to all rows', () => {
  const asked = 'student_id=7&from=2026-09-01&to=2026-11-20';
  const to = (line: HTMLElement) =>
    within(line)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const whole = `/learningAnalysis?${asked}&by=point`;
  expect(to(lastLine(asked))).toEqual([
    ['3 other knowledge points, summed up', whole],
    ['30', whole],
    ['14', whole],
  ]);
  const answers = `/answerHistoryEntry/index?${asked}&point=0&outcome=right`;
  expect(to(screen.getAllByRole('row')[1] ?? document.body)).toEqual([
    ['10', `${answers}%2Cwrong`],
    ['8', answers],
  ]);
});
