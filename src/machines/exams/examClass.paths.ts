import { examClass } from '../../contract/exams';
import { summaryOf } from '../../domain/exams';
import { recordPaths } from '../parts/record.paths';
import { asOf } from '../parts/sample.paths';
import { sampleReport } from './examSheet.paths';

const { paper, student_id, name, username, grade } = sampleReport;
const missing = [{ student_id, name, username, grade }];
const sampleOf = (scores: readonly number[]) => ({
  ...{ paper, summary: summaryOf(scores, paper.full_marks), as_of: asOf },
});

/** Samples for the paths of a class in a paper. */
export const examClassPaths = recordPaths({
  path: examClass.path,
  ...{ payload: { subject_id: 2, paper_id: 3 }, none: { subject_id: 2, paper_id: 0 } },
  answers: [
    { ...sampleOf([7.5, 12, 17]), missing },
    { ...sampleOf([]), missing: [] },
  ],
  message: 'student.changed',
});
