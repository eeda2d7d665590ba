import { crystalRecord } from '../../domain/crystals';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of the crystal details with. */
export const crystalRecordRowsPaths = collectionPaths({
  ...sampleList(crystalRecord, 'record_id', {}),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'kind', change: { kind: 'crystalReward' as const } },
  message: { type: 'student.changed' },
});
