import { expect, it } from 'vitest';
import { vacationNear } from '../../src/domain/vacation';

const winter = { format_start_date: '2027-01-25', format_end_date: '2027-02-22' };
const spring = { format_start_date: '2027-05-01', format_end_date: '2027-05-05' };

it.each([
  ['2027-01-17', null],
  ['2027-01-18', winter],
  ['2027-01-25', winter],
  ['2027-02-22', winter],
  ['2027-02-23', null],
  ['2027-04-24', spring],
])('[SHELL-007] on %s the notice is about the vacation that is near', (today, vacation) => {
  expect(vacationNear([winter, spring], today)).toEqual(vacation);
});
