import { expect, it } from 'vitest';
import { emptyScore, scoreFaults, scoreForm } from '../../src/domain/scores';

/** A score with nothing wrong. */
const usual = {
  ...emptyScore,
  ...{ exam_grade: '7', exam_type: 'midterm', full_score: '120', score: '98.5' },
  exam_date: '2026-11-06',
};
const images = (count: number) => Array.from({ length: count }, () => '/files/1');
const level = { score_type: 'level', full_score: '', score: '' };

it('a score with nothing wrong has no faults, of points or of a level', () => {
  expect(scoreFaults(usual)).toEqual({});
  expect(scoreFaults({ ...usual, ...level, level: 'B' })).toEqual({});
});

it.each([
  ['VALID-080', { full_score: '' }, { full_score: 'required' }],
  ['VALID-080', { score: '' }, { score: 'required' }],
  ['VALID-081', { full_score: '0', score: '0' }, { full_score: 'positive' }],
  ['VALID-081', { full_score: '-1', score: '0' }, { full_score: 'positive' }],
  ['VALID-081', { full_score: '-0.25', score: '0' }, { full_score: 'positive' }],
  ['VALID-081', { full_score: '-', score: '0' }, { full_score: 'numeric' }],
  ['VALID-082', { full_score: '150' }, {}],
  ['VALID-082', { full_score: '150.5' }, { full_score: 'range' }],
  ['VALID-082', { exam_grade: '9', full_score: '151' }, { full_score: 'range' }],
  ['VALID-082', { exam_grade: '10', full_score: '151' }, {}],
  ['VALID-082', { exam_grade: '10', full_score: '255' }, {}],
  ['VALID-082', { exam_grade: '12', full_score: '255.5' }, { full_score: 'range' }],
  ['VALID-082', { exam_grade: '10', full_score: '60', score: '60' }, {}],
  ['VALID-082', { exam_grade: '10', full_score: '59', score: '1' }, { full_score: 'range' }],
  ['VALID-083', { score: '98.55' }, { score: 'decimals' }],
  ['VALID-083', { full_score: '120.25' }, { full_score: 'decimals' }],
  ['VALID-083', { score: '-1' }, { score: 'numeric' }],
  ['VALID-084', { score: '120' }, {}],
  ['VALID-084', { score: '120.5' }, { score: 'aboveFull' }],
  ['VALID-085', { exam_date: '' }, { exam_date: 'required' }],
  ['VALID-085', { exam_date: '2026-02-30' }, { exam_date: 'day' }],
  ['VALID-086', { ...level, level: '' }, { level: 'required' }],
  ['VALID-087', { examinees: '1' }, {}],
  ['VALID-087', { examinees: '100000' }, {}],
  ['VALID-087', { examinees: '0' }, { examinees: 'range' }],
  ['VALID-087', { examinees: '100001' }, { examinees: 'range' }],
  ['VALID-087', { examinees: '1.5' }, { examinees: 'whole' }],
  ['VALID-088', { grade_rank: '40', grade_total: '40' }, {}],
  ['VALID-088', { grade_rank: '41', grade_total: '40' }, { grade_rank: 'above' }],
  ['VALID-088', { grade_rank: '3' }, { grade_total: 'required' }],
  ['VALID-089', { class_rank: '40', class_total: '40' }, {}],
  ['VALID-089', { class_rank: '41', class_total: '40' }, { class_rank: 'above' }],
  ['VALID-090', { proofs: images(2) }, {}],
  ['VALID-090', { proofs: images(3) }, { proofs: 'tooMany' }],
  ['VALID-091', { papers: images(12) }, {}],
  ['VALID-091', { papers: images(13) }, { papers: 'tooMany' }],
])('[%s] with %j the faults are %j', (_, change, faults) => {
  expect(scoreFaults({ ...usual, ...change })).toEqual(faults);
});

it.each([
  [' ', 'required'],
  ['x'.repeat(50), undefined],
  ['x'.repeat(51), 'tooLong'],
])(
  '[MSG-065, VALID-080] the typed student %j is %j, together with what else is wrong',
  (student, rule) => {
    const { error } = scoreForm().safeParse({ ...usual, student, score: '' });
    const issues = error?.issues.map(({ path, message }) => [path[0], message]);
    const others = [['score', 'required']];
    expect(issues).toEqual(rule === undefined ? others : [['student', rule], ...others]);
  },
);

it('[VALID-085] an exam after today is refused together with what else is wrong, where the day is known', () => {
  const wrong = { ...usual, score: 'x' };
  expect(scoreFaults(wrong)).toEqual({ score: 'numeric' });
  expect(scoreFaults(wrong, usual.exam_date)).toEqual({ score: 'numeric' });
  expect(scoreFaults(wrong, '2026-11-05')).toEqual({ score: 'numeric', exam_date: 'future' });
});
