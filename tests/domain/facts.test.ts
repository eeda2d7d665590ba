import { describe, expect, it } from 'vitest';
import { paceOf } from '../../src/domain/answers';
import { grade, grades, isSenior } from '../../src/domain/grades';
import { checkDays, day, moment } from '../../src/domain/moment';
import {
  hasOneDecimal,
  numberTyped,
  plainNumber,
  typedNumber,
  typedWhole,
} from '../../src/domain/number';
import {
  activities,
  earlierHealthWords,
  healthLevels,
  isSupervised,
  responsibilityRoles,
  supervisionStatuses,
} from '../../src/domain/students';
import { isSubjectId, subjectKey, subjects, visibleSubjects } from '../../src/domain/subjects';
import { isTooFast } from '../../src/domain/supervision';
import { z } from 'zod/mini';
import { errorsOf } from './errors';

describe('subjects', () => {
  it('[CONST-001] are six', () => {
    expect(subjects.map(({ id, key }) => [id, key])).toEqual([
      [1, 'english'],
      [2, 'mathematics'],
      [3, 'chinese'],
      [4, 'physics'],
      [5, 'chemistry'],
      [99, 'general'],
    ]);
    for (const id of [0, 6, 98, 100, 1.5, Number.NaN]) {
      expect(isSubjectId(id)).toBe(false);
      expect(subjectKey(id)).toBe(null);
    }
    expect(subjectKey(99)).toBe('general');
  });

  const taught = [1, 2, 3, 4, 5, 99];

  it('[ROLE-088] 99 is hidden for school use type 6', () => {
    const view = { schoolUseType: 6, isStartupCourse: false };
    expect(visibleSubjects(taught, view)).toEqual([1, 2, 3, 4, 5]);
    expect(visibleSubjects(taught, { ...view, schoolUseType: 1 })).toEqual(taught);
  });

  it('[ROLE-089] in startup-course mode only 1 to 3 show', () => {
    expect(visibleSubjects(taught, { schoolUseType: 1, isStartupCourse: true })).toEqual([1, 2, 3]);
  });

  it('none shows that no table knows', () => {
    expect(visibleSubjects([7, 2], { schoolUseType: 1, isStartupCourse: false })).toEqual([2]);
  });
});

describe('students', () => {
  it('[ENTITY-011] grades are 1 to 9 and senior 1 to 3', () => {
    expect(grades).toHaveLength(12);
    expect([0, 1, 12, 13, 1.5].map((value) => grade.safeParse(value).success)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([9, 10].map(isSenior)).toEqual([false, true]);
  });

  it('[ENTITY-011] have five supervision statuses, five health levels, eight responsibilities', () => {
    expect(supervisionStatuses).toEqual([
      'selfStudyRoom',
      'onlineOnly',
      'expired',
      'evaluating',
      'unmarked',
    ]);
    expect(healthLevels).toEqual(['healthy', 'subHealthy', 'unhealthy', 'assessing', 'none']);
    expect(responsibilityRoles).toHaveLength(8);
    expect(new Set(activities).size).toBe(activities.length);
  });

  it('[ENTITY-012] earlier words read as today’s', () => {
    expect(earlierHealthWords).toEqual({
      excellent: 'healthy',
      good: 'healthy',
      fair: 'subHealthy',
    });
  });

  it('[ROLE-060] [ROLE-061] only non-supervised students are not supervised', () => {
    expect(isSupervised({ kind: 'formal' })).toBe(true);
    expect(isSupervised({ kind: 'audition' })).toBe(true);
    expect(isSupervised({ kind: 'nonSupervised' })).toBe(false);
  });
});

describe('too fast', () => {
  it.each([
    [0, true, 'upTo5'],
    [4.9, true, 'upTo5'],
    [5, true, 'upTo5'],
    [5.1, true, 'upTo10'],
    [6, true, 'upTo10'],
    [10, true, 'upTo10'],
    [10.1, true, 'under15'],
    [14.9, true, 'under15'],
    [15, false, 'usual'],
    [15.1, false, 'usual'],
  ])('[CONST-022] [CONST-023] %d s: %s, band %s', (seconds, isFast, band) => {
    expect(isTooFast(seconds)).toBe(isFast);
    expect(paceOf(seconds)).toBe(band);
  });
});

describe('numbers that a person types', () => {
  it.each([
    [undefined, ['required']],
    [null, ['required']],
    ['', ['required']],
    ['7', ['numeric']],
    [Number.NaN, ['numeric']],
    [7, []],
  ])('%j: %j', (value, errors) => {
    expect(errorsOf(typedNumber(), value)).toEqual(errors);
  });

  it.each([
    ['8.5', 8.5],
    [' 87 ', 87],
    ['-5', -5],
    ['007', 7],
    ['0x10', '0x10'],
    ['1e2', '1e2'],
    ['8.', '8.'],
    ['', ''],
  ])('%j is read as %j', (text, value) => {
    expect(numberTyped(text)).toBe(value);
  });

  it.each([
    ['95', 95],
    ['8.5', 8.5],
    ['9.', '9.'],
    ['9.0', '9.0'],
    ['007', '007'],
    [' 5', ' 5'],
    ['1e2', '1e2'],
    ['Infinity', 'Infinity'],
  ])('%j stays what it is as %j', (text, value) => {
    expect(plainNumber(text)).toBe(value);
  });

  it('whole numbers lie within bounds', () => {
    const errors = [1, 2, 3, 9, 10, 11, 2.5].map((value) => errorsOf(typedWhole(2, 10), value));
    expect(errors).toEqual([['range'], [], [], [], [], ['range'], ['whole']]);
  });

  it('one decimal is what a person writes so, whatever floating point makes of it', () => {
    for (const value of [0, 0.1, 0.1 + 0.2, 39.9, 8.1 * 3]) expect(hasOneDecimal(value)).toBe(true);
    for (const value of [0.05, 0.15, 39.99, 1 / 3]) expect(hasOneDecimal(value)).toBe(false);
  });
});

describe('dates', () => {
  it.each([
    ['1999-12-31', false],
    ['2000-01-01', true],
    ['2099-12-31', true],
    ['2100-01-01', false],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-2-1', false],
    ['2026-11-20T00:00:00+08:00', false],
  ])('day %s: %s', (value, isGood) => {
    expect(day.safeParse(value).success).toBe(isGood);
  });

  it.each([
    ['2026-11-20T14:30:00+08:00', true],
    ['2026-11-20T14:30:00.123Z', true],
    ['2026-11-20T24:00:00+08:00', false],
    ['2026-11-20T14:30:00', false],
    ['0000-01-01T00:00:00+08:00', false],
    [`2026-11-20T14:30:00.${'1'.repeat(100)}Z`, false],
  ])('moment %s: %s', (value, isGood) => {
    expect(moment.safeParse(value).success).toBe(isGood);
  });

  it('a range may be one day, and does not end before it begins', () => {
    const range = z.object({ from: z.optional(day), to: z.optional(day) }).check(checkDays);
    expect(errorsOf(range, { from: '2026-11-20', to: '2026-11-20' })).toEqual([]);
    expect(errorsOf(range, { from: '2026-11-20', to: '2026-11-19' })).toEqual(['to: beforeStart']);
    expect(errorsOf(range, { to: '2026-11-19' })).toEqual([]);
    expect(errorsOf(range, { from: '2026-11-20' })).toEqual([]);
  });
});
