import type { CourseLocks } from './courseLocks';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';

const path = '/courseModule/lockTree';
const person = { name: 'Ann', username: 'ann', grade: 8 };
const at = '2026-11-20T14:30:00+08:00';

/** A course with every state, and students for whom nothing can be changed. */
export const sampleTree: CourseLocks = {
  course_name: 'Writing',
  class_name: null,
  students: [
    { ...person, student_id: 5, exempt: null },
    { ...person, student_id: 6, exempt: 'notTaking' },
    { ...person, student_id: 7, exempt: 'newFoundation' },
  ],
  chapters: [
    {
      ...{ chapter_id: 1, name: 'Unit 1', is_sprint: false, unlocked: 1 },
      lessons: [
        {
          ...{ lesson_id: 11, name: 'Letters', locks: { locked: 0, opened: 1, unlocked: 1 } },
          changed: { by: 'Mia', at },
          who: { locked: [], opened: [5], unlocked: [6] },
          cards: [
            {
              ...{ card_id: 111, name: 'Practice', changed: null },
              locks: { locked: 1, opened: 0, unlocked: 1 },
              who: { locked: [5], opened: [], unlocked: [6] },
            },
          ],
        },
      ],
    },
    {
      ...{ chapter_id: 2, name: 'Sprint', is_sprint: true, unlocked: 0 },
      lessons: [
        {
          ...{ lesson_id: 21, name: 'Words', changed: null, cards: [] },
          locks: { locked: 2, opened: 0, unlocked: 0 },
          who: { locked: [], opened: [], unlocked: [] },
        },
      ],
    },
  ],
  not_yours: 0,
  as_of: at,
};
const later: CourseLocks = {
  ...sampleTree,
  class_name: 'Class 1',
  as_of: '2026-11-20T14:35:00+08:00',
};
const empty: CourseLocks = { ...later, chapters: [] };

/** Samples for the paths of a course's locks. */
export const courseLocksPaths = {
  inputs: {
    students: { payload: { subject_id: 3, course_id: 301, student_ids: [5, 6, 7] }, scope: {} },
    nothing: { payload: { subject_id: 3, course_id: 0 }, scope: {} },
  },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const, student_id: 5 } },
      { message: { type: 'homework.changed' as const } },
    ],
  },
  outcomes: {
    load: {
      // Each answer differs from the last, so that one that is dropped is noticed.
      done: ({ context: { answer } }: { context: Memory }) =>
        answer?.as_of === sampleTree.as_of ? [later] : [sampleTree, empty],
      error: [
        new CallFailure('network', { path }),
        new CallFailure('code', { path, code: codes.absent }),
      ],
    },
  },
};

interface Memory {
  readonly answer: CourseLocks | null;
}
