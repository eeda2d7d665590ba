import { expect, it } from 'vitest';
import { contestSeason } from '../../src/domain/season';

it('a season is a quarter of the business year', () => {
  const at = (moment: string) => contestSeason(new Date(moment));
  expect(at('2026-11-18T10:00:00+08:00')).toMatchObject({
    ...{ name: 'autumn', year: 2026, starts_on: '2026-10-01', ends_on: '2026-12-31' },
  });
  expect(at('2026-12-31T16:00:00Z')).toMatchObject({ name: 'winter', year: 2027 });
  expect(at('2026-09-30T15:59:59Z')).toMatchObject({ name: 'summer', ends_on: '2026-09-30' });
});
