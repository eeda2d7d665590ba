import { expect, it } from 'vitest';
import { timeLeft } from '../../src/domain/deadline';
import { isAboveMaximum } from '../../src/domain/grading';

const asOf = '2026-11-17T20:00:00+08:00';

it.each([
  ['2026-11-17T20:00:00+08:00', null],
  ['2026-11-17T19:00:00+08:00', null],
  ['2026-11-17T20:00:30+08:00', { unit: 'minutes', count: 1 }],
  ['2026-11-17T20:59:00+08:00', { unit: 'minutes', count: 59 }],
  ['2026-11-17T21:00:00+08:00', { unit: 'hours', count: 1 }],
  ['2026-11-17T22:59:59+08:00', { unit: 'hours', count: 2 }],
  ['2026-11-18T20:00:00+08:00', { unit: 'hours', count: 24 }],
  ['2026-11-18T20:00:01+08:00', null],
] as const)('[SCREEN-079] a deadline at %s is near for the last 24 hours before it', (at, left) => {
  expect(timeLeft(at, asOf)).toEqual(left);
});

it('[SCREEN-079] no file tells how long it is: it has no moment of its own', () => {
  expect(timeLeft('2026-11-17T20:00:30+08:00', '')).toBeNull();
});

it.each([
  ['40', false],
  ['40.1', true],
  ['400', true],
  ['', false],
  ['4x', false],
])(
  '[VALID-064] of a mark with 40 at most, %s is too high while it is typed: %s',
  (typed, isAbove) => {
    expect(isAboveMaximum(typed, 40)).toBe(isAbove);
  },
);
