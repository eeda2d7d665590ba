import { courseRow } from '../../domain/lessons';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const counts = { formal: 21, trial: 2, temporary: 1, polishing: 1, hidden: 1 };

/** Samples for the paths of My Courses. */
export const courseRowsPaths = collectionPaths({
  ...sampleList(courseRow, 'course_id', { counts }),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'season', change: { season: ['autumn' as const] } },
  column: 'grade',
  changes: ['pinned', 'hidden'],
  message: { type: 'course.changed' },
});
