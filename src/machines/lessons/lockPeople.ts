import { lockOptions } from '../../contract/lessons';
import { record } from '../parts/record';

/** The students, classes and courses for which locks can be set [SCREEN-054]. */
export const lockPeople = record({
  id: 'lockPeople',
  call: lockOptions,
  concerns: ({ type }) => type === 'student.changed',
});
