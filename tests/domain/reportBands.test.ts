import { expect, it } from 'vitest';
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

it('[CALL-103] the next step is a point that is weak by enough answers', () => {
  const weak = { ...row, ...of(5, 3) };
  expect(nextStepOf([{ ...row, ...of(4, 0) }, weak], 2)).toMatchObject({ point: weak });
  expect(nextStepOf([{ ...row, ...of(4, 0) }], 2)).toMatchObject({ step: 'correct' });
});
