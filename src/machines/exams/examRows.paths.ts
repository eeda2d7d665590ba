import { examRow } from '../../domain/exams';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** Samples for the paths of the results. */
export const examRowsPaths = collectionPaths({
  ...sampleList(examRow, 'report_id', {}),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'exam_type', change: { exam_type: 'midterm' as const } },
  column: 'share',
  message: { type: 'student.changed' },
});
