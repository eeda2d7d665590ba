import { expect, it } from 'vitest';
import { degreeBand, localDegree, localMarks } from '../../src/domain/localPoints';
import { errorsOf } from './errors';

it('[VALID-095] [VALID-096] degrees are 10 to 90 in steps of 10', () => {
  const good = [...Array(101).keys()].filter((value) => localDegree.safeParse(value).success);
  expect(good).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
  expect(localDegree.safeParse(10.5).success).toBe(false);
});

it('[VALID-097] [VALID-098] [VALID-099] have three bands', () => {
  expect([10, 20, 30, 40, 50, 60, 70, 80, 90].map(degreeBand)).toEqual([
    ...['low', 'low', 'low'],
    ...['medium', 'medium', 'medium'],
    ...['high', 'high', 'high'],
  ]);
});

it('marks are of some points, of none twice', () => {
  const mark = { point_id: 7, is_examined: true, frequency: 30, difficulty: 60 };
  expect(errorsOf(localMarks, [])).toEqual(['required']);
  expect(errorsOf(localMarks, [mark, mark])).toEqual(['twice']);
  expect(localMarks.safeParse([mark, { ...mark, point_id: 8 }]).success).toBe(true);
});
