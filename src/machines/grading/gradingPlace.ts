import { gradingPlace as call } from '../../contract/grading';
import { record } from '../parts/record';

/** Where a work stands among all that waits for the analyst to grade, of every kind, and what comes after it. */
export const gradingPlace = record({
  id: 'gradingPlace',
  call,
  concerns: ({ type }) => type === 'homework.changed',
});
