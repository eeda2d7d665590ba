import { examClass } from '../../contract/exams';
import { summaryOf } from '../../domain/exams';
import { absentOrLost } from '../parts/record.paths';
import { asOf, sampleReport } from './examSheet.paths';

const { paper, student_id, name, username, grade } = sampleReport;
const missing = [{ student_id, name, username, grade }];
const sampleOf = (scores: readonly number[]) => ({
  ...{ paper, summary: summaryOf(scores, paper.full_marks), as_of: asOf },
});

/** Samples for the paths of a class in a paper. */
export const examClassPaths = {
  inputs: {
    paper: { payload: { subject_id: 2, paper_id: 3 }, scope: {} },
    none: { payload: { subject_id: 2, paper_id: 0 }, scope: {} },
  },
  events: { 'socket.received': [{ message: { type: 'student.changed' } }] },
  outcomes: {
    load: {
      done: [
        { ...sampleOf([7.5, 12, 17]), missing },
        { ...sampleOf([]), missing: [] },
      ],
      error: absentOrLost(examClass.path),
    },
  },
} as const;
