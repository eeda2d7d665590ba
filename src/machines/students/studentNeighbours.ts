import { studentNeighbours as call } from '../../contract/students';
import { record } from '../parts/record';

/** Who stands before and after a student in the list that the page was opened from. */
export const studentNeighbours = record({
  id: 'studentNeighbours',
  call,
  concerns: ({ type }) => type === 'student.changed',
});
