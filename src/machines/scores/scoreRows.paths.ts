import { type ScoreRow, scoreRow } from '../../domain/scores';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList, sampleOf } from '../parts/sample.paths';

/** A score of points, which nobody has confirmed. */
export const sampleScore: ScoreRow = {
  ...sampleOf(scoreRow),
  ...{ exam_date: '2026-11-06', full_score: 120, score: 96.5, level: null, level_proportion: null },
  ...{ examinees: 320, grade_rank: 8, grade_total: 320, class_rank: 2, class_total: 40 },
  ...{ confirmed_at: null, confirmed_by: null, proofs: ['/files/proof'] },
};

/** What QA plans the paths of the scores with. */
export const scoreRowsPaths = collectionPaths({
  ...sampleList(scoreRow, 'score_id', {}),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'exam_type', change: { exam_type: 'midterm' as const } },
  column: 'score',
  message: { type: 'student.changed' },
});
