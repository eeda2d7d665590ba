import { expect, it } from 'vitest';
import { frozenBy, frozenFunctions, supervisionFunctions } from '../../src/domain/supervision';

it('[ROLE-104] [ROLE-105] every reason freezes something, and everything that can freeze has a reason', () => {
  const all = Object.values(frozenBy).flat();
  expect(Object.values(frozenBy).every((functions) => functions.length > 0)).toBe(true);
  expect(new Set(all)).toEqual(new Set(supervisionFunctions));
});

it('both reasons freeze what either does, each function once', () => {
  expect(frozenFunctions([])).toEqual([]);
  expect(frozenFunctions(['profileIncomplete'])).toEqual(['foundationRestart', 'customization']);
  expect(frozenFunctions(['profileIncomplete', 'scoresMissing'])).toEqual([
    ...supervisionFunctions,
  ]);
});
