import { ownCoinRows } from '../../../../src/machines/rewards/ownCoinRows';
import { ownCoinRowsPaths } from '../../../../src/machines/rewards/ownCoinRows.paths';
import { collectionAdapter } from '../collection';

/** The history of the account's own coins. */
export const ownCoinRowsAdapter = collectionAdapter({
  chart: ownCoinRows,
  catalogue: ownCoinRowsPaths,
  words: 'rewards',
  enter: '/crystal/list?subject_id=2&choiceTab=own',
  search: { text: '石万里', label: 'rewards:searchParty' },
});
