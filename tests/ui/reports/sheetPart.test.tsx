// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SheetPart } from '../../../src/ui/parts/reports/SheetPart';
import { showView } from '../showView';

const row = (index: number, right: number) => ({
  ...{ key: String(index), name: `Point ${String(index)}`, skipped: 0, seconds: 60 },
  ...{ answered: 10, right },
});
/** Seven that are shown, then two fair, one proficient and two weak ones that have no room. */
const rows = [
  ...Array.from({ length: 9 }, (_, index) => row(index, 8)),
  ...[9, 2, 3].map((right, index) => row(index + 9, right)),
];

/** The line that sums up, and below it that of the bands. */
function lastLines(behind: string | null) {
  const part = { view: 'point' as const, rows };
  showView(<SheetPart {...{ part, behind }} what="final" step="week" />, 'en');
  const [sums, bands] = screen.getAllByRole('row').slice(-2);
  if (sums === undefined || bands === undefined) throw new Error('there are two lines');
  return { sums, bands };
}

it('a line that sums up says what and how many, and how many of them are in which band', () => {
  const { sums, bands } = lastLines(null);
  const cellsOf = (line: HTMLElement) =>
    within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf(sums)).toEqual(['5 other knowledge points, summed up', '50', '30', '60%']);
  expect(cellsOf(bands)).toEqual(['1: Proficient (≥ 90%)2: Fair (≥ 70%)2: Weak (< 70%)']);
  expect(screen.queryByRole('link')).toBeNull();
});

it('for who answers for the student, each figure leads to the answers that it counts, a sum to all rows', () => {
  const asked = 'student_id=7&from=2026-09-01&to=2026-11-20';
  const to = (line: HTMLElement) =>
    within(line)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const whole = `/learningAnalysis?${asked}&by=point`;
  expect(to(lastLines(asked).sums)).toEqual([
    ['5 other knowledge points, summed up', whole],
    ['50', whole],
    ['30', whole],
  ]);
  const answers = `/answerHistoryEntry/index?${asked}&point=0&outcome=right`;
  expect(to(screen.getAllByRole('row')[1] ?? document.body)).toEqual([
    ['10', `${answers}%2Cwrong`],
    ['8', answers],
  ]);
});
