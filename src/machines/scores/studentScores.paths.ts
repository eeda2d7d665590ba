import { analysedExam } from '../../domain/scoreAnalyses';
import { recordPaths } from '../parts/record.paths';
import { asOf } from '../parts/sample.paths';
import { sampleScore } from './scoreRows.paths';

const exam = analysedExam.parse(sampleScore);
const exams = [
  { ...exam, score_id: 1, exam_date: '2026-09-20', score: 88.5, grade_rank: 40 },
  { ...exam, score_id: 2, exam_date: '2026-10-20', score: null, full_score: null, level: 'B' },
  { ...exam, score_id: 3 },
] as const;
const answer = {
  ...{ of: { year: 2026, subject_id: 2, analyst: null }, as_of: asOf },
  student: { name: 'Ann', username: 'ann', grade: 8 },
  ...{ years: [2026, 2025], exams: [...exams], is_own: true },
};

/** Samples for the paths of a student's analysis: several exams, and a single one. */
export const studentScoresPaths = recordPaths({
  path: '/scorecollection/studentAnalysis',
  payload: { subject_id: 2, student_id: 7 },
  answers: [answer, { ...answer, is_own: false, exams: [exams[0]] }],
  message: 'student.changed',
  none: { subject_id: 2, student_id: 0 },
});
