import { expect, it } from 'vitest';
import { compareModes } from '../../src/domain/foundationChange';

const quotas = [
  { mode: 30, limit: 2, allocated_count: 2 },
  { mode: 50, limit: 5, allocated_count: 2 },
] as const;
const standing = { mode: 70, round: 1, level: 4, progress: 0.5, quotas } as const;

it('[FMD-03, FMD-07] a switch takes one of the new mode’s places', () => {
  const places = (to: 30 | 50 | 90) =>
    compareModes(standing, to).find(({ of }) => of === 'quotaLeft');
  expect(places(50)).toMatchObject({ before: 3, after: 2 });
  expect(places(30)).toMatchObject({ before: 0, after: 0 });
  expect(places(90)).toMatchObject({ before: null, after: null });
});
