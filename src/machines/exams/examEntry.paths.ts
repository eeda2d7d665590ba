import { examPaper } from '../../domain/exams';
import { absentOrLost } from '../parts/record.paths';
import { asOf, sampleOf } from '../parts/sample.paths';
import { sampleQuestions } from './examSheet.paths';

const paper = { ...sampleOf(examPaper), full_marks: 17, question_count: 2 };
const scope = { saved: null, examDate: '' };
const payload = { subject_id: 2, paper_id: 3, report_id: 0 };
const entered = {
  ...{ report_id: 7, name: 'Ann', student: 'ann', grade: 7, exam_date: '2026-11-06' },
  ...{ marks: [3, 9.5], version: 1 },
};

const named = { name: 'Ann', username: 'ann', grade: 7 };
const questions = { paper, questions: sampleQuestions, usual_date: '2026-11-06', as_of: asOf };

/** Samples for the paths of the page that enters a result; its form has paths of its own. */
export const examEntryPaths = {
  inputs: {
    entry: { payload, scope },
    withStudent: { payload: { ...payload, student: 'ann' }, scope },
    change: { payload: { ...payload, report_id: 7 }, scope },
    none: { payload: { ...payload, paper_id: 0 }, scope },
  },
  outcomes: {
    load: {
      done: [
        { ...questions, named, entered: null },
        { ...questions, named, entered },
      ],
      error: absentOrLost('/examAnalysis/questions'),
    },
    examMarks: {
      done: [
        {
          values: { student: 'ann', exam_date: '2026-11-06', marks: ['3', '9.5'] },
          answer: { report_id: 7, name: 'Ann', next: { name: 'Ben', student: 'ben', missing: 2 } },
        },
        {
          values: { student: 'ann', exam_date: '2026-11-06', marks: ['3', '9.5'] },
          answer: { report_id: 7, name: 'Ann', next: null },
        },
      ],
    },
  },
} as const;
