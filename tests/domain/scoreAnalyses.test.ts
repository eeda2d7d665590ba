import { expect, it } from 'vitest';
import { toMoment } from '../../src/domain/businessTime';
import {
  analysedUpTo,
  type AnalysisKind,
  analysisOf,
  changeOf,
  bandOf,
} from '../../src/domain/scoreAnalyses';
import { bandSegment, levels } from '../../src/domain/scores';

const upTo = (kind: AnalysisKind, now: string) => toMoment(analysedUpTo(kind, new Date(now)));
const exam = {
  ...{ exam_date: '2026-10-12', full_score: 120, score: 90, level: null },
  ...{ grade_rank: 48, grade_total: 320 },
};

it('[CONST-053] improvement data are those of the 1st of the business month, from its first moment on', () => {
  expect(upTo('integral', '2026-10-31T23:59:59.999+08:00')).toBe('2026-10-01T00:00:00+08:00');
  expect(upTo('integral', '2026-11-01T00:00:00+08:00')).toBe('2026-11-01T00:00:00+08:00');
  expect(upTo('integral', '2026-11-30T23:59:59+08:00')).toBe('2026-11-01T00:00:00+08:00');
});

it('[CONST-054] the unit analysis is that of the last 9 am in the business zone', () => {
  expect(upTo('unit', '2026-11-18T08:59:59.999+08:00')).toBe('2026-11-17T09:00:00+08:00');
  expect(upTo('unit', '2026-11-18T09:00:00+08:00')).toBe('2026-11-18T09:00:00+08:00');
  expect(upTo('unit', '2026-11-18T00:00:00+08:00')).toBe('2026-11-17T09:00:00+08:00');
  expect(upTo('individual', '2026-11-18T08:00:00+08:00')).toBe('2026-11-18T08:00:00+08:00');
});

it('[CONST-056] a class is a part of the ranks in the grade; without a rank it is the level that the school gave', () => {
  const classAt = (grade_rank: number, grade_total = 100) =>
    bandOf({ ...exam, grade_rank, grade_total });
  const ranks = [15, 16, 45, 46, 75, 76, 95, 96, 100];
  expect(ranks.map((rank) => classAt(rank)).join('')).toBe('ABBCCDDEE');
  // The first is in the best class however few there are.
  expect([1, 2, 3, 6].map((total) => classAt(1, total)).join('')).toBe('AAAA');
  expect([classAt(2, 2), classAt(3, 3)]).toEqual(['C', 'C']);
  expect(bandOf({ ...exam, grade_rank: null, level: 'D' })).toBe('D');
  expect(bandOf({ ...exam, grade_total: null })).toBeNull();
  expect(levels.map(bandSegment)).toEqual([
    { from: 0, to: 15 },
    { from: 15, to: 45 },
    { from: 45, to: 75 },
    { from: 75, to: 95 },
    { from: 95, to: 100 },
  ]);
});

it('[CONST-055] exams compare in points of 100; levels have none, and a change needs two exams with points', () => {
  const level = { ...exam, score: null, full_score: null, level: 'B' as const };
  const later = { ...exam, exam_date: '2026-11-06', full_score: 150, score: 120.5 };
  expect(analysisOf([exam, level, later])).toEqual({
    ...{ exam_count: 3, points_count: 2, first: 75, latest: 80.3, improvement: 5.3 },
    ...{ average: 77.7, latest_on: '2026-11-06', grade_band: 'A' },
  });
  expect(analysisOf([exam, level])).toMatchObject({ improvement: null, average: 75, first: 75 });
  expect(analysisOf([{ ...level, level: null, grade_rank: null }])).toMatchObject({
    ...{ average: null, latest: null, grade_band: 'none' },
  });
  expect([0.1, 0, -0.1, null].map(changeOf)).toEqual(['improved', 'same', 'declined', 'unknown']);
});
