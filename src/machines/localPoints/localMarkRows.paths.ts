import { localMarkRow } from '../../domain/localPoints';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of the marked points with. */
export const localMarkRowsPaths = collectionPaths({
  ...sampleList(localMarkRow, 'point_id', { all_count: 30, student_count: 12, version: 'a1' }),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'local', change: { local: 'examined' as const } },
  message: { type: 'localPoints.changed' },
});
