import { expect, it } from 'vitest';
import { weeksOf } from '../../src/domain/foundationTime';

const none = { answer: 0, video: 0, analysis: 0, correction: 0, recitation: 0, other: 0 };
const study = {
  ...{ total: 0, foundation: 0, synchronous: 0 },
  ...{ effective: 0, preciseTest: 0, smartReview: 0 },
};
const of = (day: string) => ({ day, seconds: none, answer_count: 1, right_count: 0, study });

it('[SCREEN-111] sums days by week, of which the last, with today in it, is not over', () => {
  const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'].map(of);
  expect(weeksOf(days)).toMatchObject([
    { week: '2026-11-09', is_open: false, answer_count: 2 },
    { week: '2026-11-16', is_open: true, answer_count: 2 },
  ]);
});
