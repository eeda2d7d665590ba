import { describe, expect, it } from 'vitest';
import { accuracyAround } from '../../src/domain/studentTimeline';

describe('the accuracy around an act', () => {
  const days = Array.from({ length: 20 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    answered: 10,
    right: index,
  }));

  it('[SCREEN-038] is that of the 7 days before and of the 7 after, the day itself in neither', () => {
    const { before, after } = accuracyAround(days, '2026-11-10');
    expect(before).toBeCloseTo((2 + 3 + 4 + 5 + 6 + 7 + 8) / 70);
    expect(after).toBeCloseTo((10 + 11 + 12 + 13 + 14 + 15 + 16) / 70);
  });

  it('[SCREEN-038] is unknown where nothing was answered, and of fewer days at the ends', () => {
    expect(accuracyAround(days, '2026-11-20')).toMatchObject({ after: null });
    expect(accuracyAround(days, '2026-11-19').after).toBeCloseTo(1.9);
    expect(accuracyAround([], '2026-11-19')).toEqual({ before: null, after: null });
  });
});
