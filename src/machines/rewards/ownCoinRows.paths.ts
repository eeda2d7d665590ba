import { ownCoinRecord } from '../../domain/ownCoins';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

/** What QA plans the paths of an account's own coins with. */
export const ownCoinRowsPaths = collectionPaths({
  ...sampleList(ownCoinRecord, 'record_id', {}),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'kind', change: { kind: 'allocation' as const } },
  message: { type: 'coins.changed' },
});
