import { CallFailure } from '../../contract/failure';

/** Ann between two others. */
export const sampleNeighbours = {
  previous: { student_id: 4, name: 'Abe', username: 'abe' },
  next: { student_id: 6, name: 'Ben', username: 'ben' },
  place: 2,
  total: 3,
};
const alone = { previous: null, next: null, place: 1, total: 1 };

/** Samples for the paths of a student's place in a list. */
export const studentNeighboursPaths = {
  inputs: {
    usual: {
      payload: { subject_id: 3, student_id: 5, list: 'responsible' as const },
      scope: {},
    },
  },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const, student_id: 6 } },
      { message: { type: 'homework.changed' as const } },
    ],
  },
  outcomes: {
    load: {
      done: ({ context: { answer } }: Memory) => [answer?.total === 3 ? alone : sampleNeighbours],
      error: [new CallFailure('network', { path: '/student/neighbours' })],
    },
  },
};

interface Memory {
  readonly context: { readonly answer: { readonly total: number } | null };
}
