import { preparedCourseRow } from '../../domain/preparation';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of the courses that are prepared with. */
export const preparedCourseRowsPaths = collectionPaths({
  ...sampleList(preparedCourseRow, 'course_id', {}),
  input: { scope: { subject_id: 2, kind: 'taught' as const } },
  filter: { name: 'state', change: { state: 'notStarted' as const } },
  message: { type: 'preparation.changed' },
});
