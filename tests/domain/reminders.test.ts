import { expect, it } from 'vitest';
import type { Reminder } from '../../src/domain/home';
import { foreseenOf, reachableOf } from '../../src/domain/reminders';

const reminded: Reminder = {
  ...{ by: 'Zhou', at: '2026-11-20T10:00:00+08:00' },
  ...{ kind: 'homework', homework_name: 'Fractions' },
};
const persons = [
  { student_id: 1, status: 'incomplete', reminded: null },
  { student_id: 2, status: 'incomplete', reminded },
  { student_id: 3, status: 'expired', reminded: null },
  { student_id: 4, status: 'completed', reminded: null },
] as const;

it('[HWP-03] of students who are ticked, those who can hand in and had no reminder today get one', () => {
  expect(foreseenOf(persons).map(({ outcome }) => outcome)).toEqual([
    ...['sent', 'already', 'notNeeded', 'notNeeded'],
  ]);
  expect(foreseenOf(persons)[1]?.reminder).toEqual(reminded);
  expect(reachableOf(persons)).toEqual([1]);
  expect(reachableOf(persons.slice(1))).toEqual([]);
});
