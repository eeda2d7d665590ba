import { CallFailure } from '../../contract/failure';

const student = { name: 'Ann', username: 'ann', grade: 8, pinyin: 'an' };
const as_of = '2026-11-20T14:30:00+08:00';
const offered = {
  students: [
    { ...student, id: 5, course_ids: [301] },
    { ...student, id: 6, course_ids: [] },
  ],
  classes: [
    { id: 1, name: 'Class 1', student_ids: [5, 6] },
    { id: 2, name: 'Class 2', student_ids: [] },
  ],
  courses: [{ id: 301, name: 'Writing' }],
  as_of,
};

const later = { ...offered, as_of: '2026-11-20T14:35:00+08:00' };

/** Samples for the paths of what can be picked. */
export const lockPeoplePaths = {
  inputs: { subject: { payload: { subject_id: 3 }, scope: {} } },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const } },
      { message: { type: 'homework.changed' as const } },
    ],
  },
  outcomes: {
    load: {
      // Each answer differs from the last, so that one that is dropped is noticed.
      done: ({ context: { answer } }: { context: Memory }) => [
        answer?.as_of === as_of ? later : offered,
      ],
      error: [new CallFailure('network', { path: '/courseModule/lockOptions' })],
    },
  },
};

interface Memory {
  readonly answer: { readonly as_of: string } | null;
}
