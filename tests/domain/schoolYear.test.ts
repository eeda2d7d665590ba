import { expect, it } from 'vitest';
import { schoolYearDays, schoolYearOf, schoolYears } from '../../src/domain/schoolYear';

it('[SCREEN-136] a school year begins on 1 September', () => {
  expect(schoolYearOf('2026-08-31')).toBe(2025);
  expect(schoolYearOf('2026-09-01')).toBe(2026);
  expect(schoolYearOf('2027-01-01')).toBe(2026);
  expect(schoolYearDays(2026)).toEqual({ first: '2026-09-01', last: '2027-08-31' });
  expect(schoolYears('2026-11-18')).toEqual([2026, 2025, 2024, 2023]);
});
