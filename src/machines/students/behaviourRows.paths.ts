import { behaviourWarning } from '../../domain/behaviour';
import { collectionPaths } from '../parts/collection.paths';
import { recordPaths, studentMessages } from '../parts/record.paths';
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
  filter: { name: 'kind', change: { kind: 'idle' as const } },
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
export const behaviourTipsPaths = recordPaths({
  ...{ path: '/behavior/warningTips', message: studentMessages(5) },
  payload: { subject_id: 3, student_id: 5, days: '7' as const },
  answers: [sampleTips, { ...sampleTips, tips: [], as_of: later }],
});
