import { localCourseRow } from '../../domain/localPoints';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of the courses with local points with. */
export const localCourseRowsPaths = collectionPaths({
  ...sampleList(localCourseRow, 'course_id', {}),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'marking', change: { marking: 'marked' as const } },
  message: { type: 'localPoints.changed' },
});
