import { expect, it } from 'vitest';
import { everyDay } from '../../src/domain/reports';

const row = (key: string) => ({ key, name: key, answered: 2, right: 1, skipped: 0, seconds: 60 });

it('[SCREEN-065] a drawing of days has every day, also those without answers', () => {
  const days = everyDay([row('2026-03-02'), row('2026-02-27')]);
  expect(days.map(({ key, answered }) => [key, answered])).toEqual([
    ['2026-03-02', 2],
    ['2026-03-01', 0],
    ['2026-02-28', 0],
    ['2026-02-27', 2],
  ]);
  expect(everyDay([row('2026-11-20'), row('2026-01-20')])).toHaveLength(31);
  expect(everyDay([])).toEqual([]);
});
