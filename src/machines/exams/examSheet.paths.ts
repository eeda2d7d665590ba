import {
  type ExamQuestion,
  examQuestion,
  type ExamReport,
  examRow,
  type MarkedQuestion,
} from '../../domain/exams';
import { absentOrLost } from '../parts/record.paths';
import { sampleOf } from '../parts/sample.paths';

export const asOf = '2026-11-20T14:30:00+08:00';

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

/** Samples for the paths of a result. */
export const examSheetPaths = {
  inputs: {
    report: { payload: { subject_id: 2, report_id: 7 }, scope: { numbers: [] } },
    none: { payload: { subject_id: 2, report_id: 0 }, scope: { numbers: [] } },
  },
  events: { 'socket.received': [{ message: { type: 'student.changed' } }] },
  outcomes: {
    load: {
      done: [
        { report: sampleReport, version: 1, as_of: asOf, score_id: null },
        // Nothing was lost.
        {
          report: {
            ...sampleReport,
            score: 17,
            questions: marked.map((question) => ({ ...question, mark: question.full_marks })),
          },
          ...{ version: 1, as_of: asOf, score_id: 5 },
        },
      ],
      error: absentOrLost('/examAnalysis/report'),
    },
  },
} as const;
