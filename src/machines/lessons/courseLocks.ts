import type { AnswerOf } from '../../contract/call';
import { lockTree } from '../../contract/lessons';
import { record } from '../parts/record';

/** A course's chapters, lessons and cards, and how each is locked. */
export type CourseLocks = AnswerOf<typeof lockTree>;

/** A course with its locks for some students or a class [SCREEN-055, SCREEN-056]. */
export const courseLocks = record({
  id: 'courseLocks',
  call: lockTree,
  mayBeAbsent: true, // an old address may name a student, a class or a course that is gone
  concerns: ({ type }) => type === 'student.changed',
});
