import { bandsOf, examClassRow, examFigures } from '../../domain/exams';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList, sampleOf } from '../parts/sample.paths';
import { sampleReport } from './examSheet.paths';

const { paper } = sampleReport;

/** Samples for the paths of a paper's students. */
export const examClassRowsPaths = collectionPaths({
  ...sampleList(examClassRow, 'student_id', {
    ...{ classes: [], paper, counts: { entered: 11, missing: 10 } },
    ...{ figures: sampleOf(examFigures), bands: bandsOf([7.5, 12, 17], paper.full_marks) },
  }),
  input: { scope: { subject_id: 2, paper_id: 3 } },
  filter: { name: 'result', change: { result: 'entered' as const } },
  column: 'result',
  message: { type: 'student.changed' },
});
