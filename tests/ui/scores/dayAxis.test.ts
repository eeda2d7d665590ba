import { expect, test } from 'vitest';
import { dayAxis, timeOf } from '../../../src/ui/scores/dayAxis';

test('exams stand by their days, and a day without room for its label has none', () => {
  const days = ['2026-09-01', '2026-09-01', '2026-09-04', '2026-10-01', '2026-11-10'];
  const { ends, labelled } = dayAxis(days, 0.2);
  expect(labelled).toEqual(['2026-09-01', '2026-10-01', '2026-11-10'].map(timeOf));
  expect(ends[0]).toBeLessThan(timeOf('2026-09-01'));
  expect(ends[1]).toBeGreaterThan(timeOf('2026-11-10'));
});

test('a single exam stands in the middle of its axis', () => {
  const { ends, labelled } = dayAxis(['2026-09-01'], 0.2);
  expect(labelled).toEqual([timeOf('2026-09-01')]);
  expect((ends[0] + ends[1]) / 2).toBe(timeOf('2026-09-01'));
});
