import {
  type ExamQuestion,
  examQuestion,
  type ExamReport,
  examRow,
  type MarkedQuestion,
} from '../../domain/exams';
import { recordPaths } from '../parts/record.paths';
import { asOf, sampleOf } from '../parts/sample.paths';

/** A paper of two questions. */
export const sampleQuestions: readonly ExamQuestion[] = [
  { ...sampleOf(examQuestion), number: 1, full_marks: 3, point_name: 'Roots', average: 2.4 },
  { ...sampleOf(examQuestion, 1), number: 2, full_marks: 14, point_name: 'Circles', average: 8.2 },
];

const marked: readonly MarkedQuestion[] = sampleQuestions.map((question) => ({
  ...question,
  mark: question.number === 1 ? 3 : 4.5,
}));

const row = sampleOf(examRow);

/** A result in it. */
export const sampleReport: ExamReport = {
  ...{ ...row, score: 7.5, questions: [...marked] },
  paper: { ...row.paper, full_marks: 17, average: 10.6, question_count: 2, examinees: 1200 },
};

const shown = { report: sampleReport, version: 1, as_of: asOf };
const entered = { score_id: 5, score: 17, full_score: 17 };
const whole = marked.map((question) => ({ ...question, mark: question.full_marks }));

/** Samples for the paths of a result, in which later nothing was lost. */
export const examSheetPaths = recordPaths({
  path: '/examAnalysis/report',
  ...{ payload: { subject_id: 2, report_id: 7 }, none: { subject_id: 2, report_id: 0 } },
  ...{ scope: { numbers: [] }, message: 'student.changed' as const },
  answers: [
    { ...shown, score: null },
    { ...shown, report: { ...sampleReport, score: 17, questions: whole }, score: entered },
  ],
});
