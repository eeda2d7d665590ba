import type { AnswerOf } from '../../contract/call';
import { lockOptions } from '../../contract/lessons';
import { record } from '../parts/record';

/** Whom and what an account may lock and unlock. */
export type LockOptions = AnswerOf<typeof lockOptions>;

/** The students, classes and courses for which locks can be set [SCREEN-054]. */
export const lockPeople = record({
  id: 'lockPeople',
  call: lockOptions,
  concerns: ({ type }) => type === 'student.changed',
});
