import { crystalRow } from '../../domain/crystals';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of the students' crystals with. */
export const crystalRowsPaths = collectionPaths({
  ...sampleList(crystalRow, 'student_id', { stock: 120, classes: [] }),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'holding', change: { holding: 'some' as const } },
  column: 'crystals',
  message: { type: 'student.changed' },
});
