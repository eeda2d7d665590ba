import { expect, it } from 'vitest';
import { drawnStep, everyStep } from '../../src/domain/reports';

const row = (key: string) => ({ key, name: key, answered: 2, right: 1, skipped: 0, seconds: 60 });

it('[SCREEN-065] a drawing of days has its whole range, also days without answers', () => {
  const drawn = (step: 'day' | 'week' | 'month', from: string, to: string, ...keys: string[]) =>
    everyStep(keys.map(row), step, { from, to }).map(({ key, answered }) => [key, answered]);
  expect(drawn('day', '2026-02-27', '2026-03-02', '2026-03-02', '2026-02-27')).toEqual([
    ['2026-02-27', 2],
    ['2026-02-28', 0],
    ['2026-03-01', 0],
    ['2026-03-02', 2],
  ]);
  expect(drawn('week', '2026-11-20', '2026-12-01', '2026-11-23')).toEqual([
    ['2026-11-20', 0],
    ['2026-11-23', 2],
    ['2026-11-30', 0],
  ]);
  expect(drawn('month', '2026-11-20', '2026-12-01', '2026-12-01')).toEqual([
    ['2026-11-20', 0],
    ['2026-12-01', 2],
  ]);
  expect([1, 31, 32, 210, 211, 365].map(drawnStep)).toEqual([
    ...['day', 'day', 'week', 'week', 'month', 'month'],
  ]);
});
