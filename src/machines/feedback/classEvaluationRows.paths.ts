import { classEvaluationRow } from '../../domain/classEvaluation';
import { collectionPaths } from '../parts/collection.paths';
import { sampleOf } from '../parts/sample.paths';

/** More than a page of them, each with its own id. */
const rows = Array.from({ length: 21 }, (_, index) => sampleOf(classEvaluationRow, index));
const one = { student_count: 21, evaluated_count: 11 };

/** Samples for the paths of the evaluation of classes. */
export const classEvaluationRowsPaths = collectionPaths({
  input: { scope: { subject_id: 2 } },
  ...{ rows, ids: ['Sample 1', 'Sample 2'] as const, pageSize: 50 },
  answer: {
    ...{ list: rows, total: rows.length, as_of: '2026-11-20T14:30:00+08:00' },
    classes: [
      { id: 3, name: 'Spring', ...one, stars: 4.25 },
      { id: 4, name: 'Autumn', ...one, stars: null },
    ],
    counts: { waiting: 10, evaluated: 11 },
  },
  filter: { name: 'state', change: { state: 'waiting' as const } },
  message: { type: 'feedback.changed' },
});
