import { CallFailure } from '../../contract/failure';

const student = { name: 'Bo', username: 'bo', grade: 8 };
const handed_in_at = '2026-11-20T19:30:00+08:00';
const next = { kind: 'essay' as const, id: 8, student, title: 'My hometown', handed_in_at };
const previous = { ...next, id: 6 };
const first = { ...next, id: 5 };
/** The second of five. */
export const samplePlace = {
  among: 'waiting' as const,
  ...{ position: 2, total: 5, next, previous, first: null, recent: [70, 80] },
  used: [{ place: 'comment', text: 'Clear and pleasant to read.', times: 3 }],
};

/** Samples for the paths of a work's place among those that wait. */
export const gradingPlacePaths = {
  inputs: {
    usual: { payload: { subject_id: 3, kind: 'answer' as const, id: 7 }, scope: {} },
  },
  events: {
    'socket.received': [
      { message: { type: 'homework.changed' as const } },
      { message: { type: 'student.changed' as const } },
    ],
  },
  outcomes: {
    load: {
      done: ({ context: { answer } }: Memory) => [
        answer?.total === 5
          ? // Graded, and after the last that waits.
            {
              ...{ ...samplePlace, position: null, total: 4 },
              ...{ next: null, previous, first, recent: [], used: [] },
            }
          : samplePlace,
      ],
      error: [new CallFailure('network', { path: '/grading/place' })],
    },
  },
};

interface Memory {
  readonly context: { readonly answer: { readonly total: number } | null };
}
