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

const { rows: all, ...sample } = sampleList(scoreRow, 'score_id', {});
/** Every other one is confirmed. */
const rows = all.map((row, index) => ({
  ...{ ...row, version: 1, confirmed_at: index % 2 === 0 ? null : row.entered_at },
}));

/** What QA plans the paths of the scores with. */
export const scoreRowsPaths = collectionPaths({
  ...{ ...sample, rows, answer: { ...sample.answer, list: rows } },
  ...{ ids: ['1.1', '2.1'] as const, changes: ['confirmed' as const] },
  outcome: 'changed',
  input: { scope: { subject_id: 2 } },
  filter: { name: 'exam_type', change: { exam_type: 'midterm' as const } },
  column: 'score',
  message: { type: 'student.changed' },
});
