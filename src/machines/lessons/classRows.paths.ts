import { classRow } from '../../domain/lessons';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** Samples for the paths of the classes. */
export const classRowsPaths = collectionPaths({
  ...sampleList(classRow, 'class_id', { counts: { shown: 21, hidden: 1 } }),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'grade', change: { grade: [7] } },
  changes: ['pinned', 'hidden'],
  message: { type: 'course.changed' },
});
