import { CallFailure } from '../../contract/failure';
import { behaviourWarning } from '../../domain/behaviour';
import { collectionPaths } from '../parts/collection.paths';
import { sampleOf } from '../parts/sample.paths';

const [asOf, later] = ['2026-11-20T14:30:00+08:00', '2026-11-20T14:35:00+08:00'];

/** More than a page of them, each with its own id. */
const rows = Array.from({ length: 15 }, (_, index) => ({
  ...sampleOf(behaviourWarning, index),
  answer_ids: [7, 8],
}));
const counts = { wrongStreak: 9, tooFast: 8, idle: 3, hintsAtOnce: 1 };

/** Samples for the paths of a student's warnings. */
export const behaviourRowsPaths = collectionPaths({
  input: { scope: { subject_id: 3, student_id: 5 } },
  ...{ rows, ids: ['Sample 1', 'Sample 2'] as const, pageSize: 20 },
  answer: { list: rows, total: rows.length, as_of: asOf, counts },
  filter: { name: 'kind', change: { kind: 'tooFast' as const } },
  message: { type: 'student.changed' },
});

/** Two kinds of warnings, of which one came again. */
const sampleTips = {
  tips: [
    { kind: 'wrongStreak' as const, count: 1, last_day: '2026-11-19' },
    { kind: 'tooFast' as const, count: 3, last_day: '2026-11-20' },
  ],
  as_of: asOf,
};

/** Samples for the paths of what to talk about with a student. */
export const behaviourTipsPaths = {
  inputs: {
    usual: { payload: { subject_id: 3, student_id: 5, days: '7' as const }, scope: {} },
  },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const, student_id: 5 } },
      { message: { type: 'student.changed' as const, student_id: 6 } },
    ],
  },
  outcomes: {
    load: {
      done: ({ context: { answer } }: Memory) => [
        answer?.as_of === asOf ? { ...sampleTips, tips: [], as_of: later } : sampleTips,
      ],
      error: [new CallFailure('network', { path: '/behavior/warningTips' })],
    },
  },
};

interface Memory {
  readonly context: { readonly answer: { readonly as_of: string } | null };
}
