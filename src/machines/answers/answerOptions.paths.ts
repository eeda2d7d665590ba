import { CallFailure } from '../../contract/failure';

/** Something of each kind. */
export const sampleOptions = {
  students: [{ id: 5, name: 'Ann', username: 'ann5', grade: 7 }],
  courses: [{ id: 7, name: 'Algebra' }],
  lessons: [{ id: 71, course_id: 7, name: 'Equations' }],
  cards: [{ id: 711, lesson_id: 71, name: 'Practice' }],
  points: [{ id: 9, name: 'Fractions' }],
};

/** Samples for the paths of what the answer history can be filtered by. */
export const answerOptionsPaths = {
  inputs: { usual: { payload: { subject_id: 3 }, scope: {} } },
  outcomes: {
    load: {
      done: [sampleOptions],
      error: [new CallFailure('network', { path: '/historyQuestion/filters' })],
    },
  },
} as const;
