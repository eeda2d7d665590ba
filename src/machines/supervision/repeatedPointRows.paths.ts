import { repeatedPoint } from '../../domain/dialogues';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of the repeatedly wrong points with. */
export const repeatedPointRowsPaths = collectionPaths({
  ...sampleList(repeatedPoint, 'point_id', {}),
  pageSize: 20,
  input: { scope: { subject_id: 2, student_id: 7 } },
  message: { type: 'student.changed' },
});
