import { coinRecord } from '../../domain/rewards';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of the gold coin details with. */
export const coinRecordRowsPaths = collectionPaths({
  ...sampleList(coinRecord, 'record_id', {}),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'kind', change: { kind: 'study' as const } },
  message: { type: 'student.changed' },
});
