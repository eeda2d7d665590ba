import { expect, it } from 'vitest';
import { wholeMinutes, wholePercent } from '../../src/domain/number';
import { abilityBand, nextStepOf } from '../../src/domain/reports';

const of = (answered: number, right: number) => ({ answered, right });
const row = { key: '7', name: 'Roots', skipped: 0, seconds: 60 };

it('[CONST-029, CONST-030] a band is told from five answers on: one wrong answer makes nobody weak', () => {
  expect([of(0, 0), of(1, 0), of(1, 1), of(4, 0)].map(abilityBand)).toEqual([
    ...['none', 'few', 'few', 'few'],
  ]);
  expect([of(5, 3), of(10, 7), of(20, 17), of(10, 9)].map(abilityBand)).toEqual([
    ...['lower', 'middle', 'upper', 'proficient'],
  ]);
});

it('[CONST-029, CONST-030] the percentage beside a band reaches a bound only where the share does', () => {
  expect([abilityBand(of(13, 11)), wholePercent(11 / 13)]).toEqual(['middle', 84]);
  expect([0, 0.29, 0.57, 299 / 300, 1].map(wholePercent)).toEqual([0, 29, 57, 99, 100]);
  for (let answered = 5; answered <= 120; answered += 1) {
    for (let right = 0; right <= answered; right += 1) {
      const isUpper = ['upper', 'proficient'].includes(abilityBand(of(answered, right)));
      expect(wholePercent(right / answered) >= 85).toBe(isUpper);
    }
  }
});

it('[CALL-103] the next step is a point that is weak by enough answers', () => {
  const weak = { ...row, ...of(5, 2) };
  const points = [{ ...row, ...of(4, 0) }, { ...row, ...of(5, 3) }, weak];
  expect(nextStepOf(points, 2)).toMatchObject({ point: weak });
  expect(nextStepOf([{ ...row, ...of(4, 0) }], 2)).toMatchObject({ step: 'correct' });
});

it('minutes are rounded down as shares are: a goal is reached only by whole ones', () => {
  expect([0, 59, 60, 779, 1_799, 1_800].map(wholeMinutes)).toEqual([0, 0, 1, 12, 29, 30]);
});
