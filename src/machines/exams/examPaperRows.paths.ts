import { examPaper } from '../../domain/exams';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** Samples for the paths of the papers. */
export const examPaperRowsPaths = collectionPaths({
  ...sampleList(examPaper, 'paper_id', {}),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'region', change: { region: 'east' as const } },
  message: { type: 'student.changed' },
});
