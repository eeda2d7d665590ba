import { coinAccountRow } from '../../domain/rewards';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const counts = { normal: 18, frozen: 2, systemFrozen: 1 };

/** What QA plans the paths of the coin accounts with. */
export const coinRowsPaths = collectionPaths({
  ...sampleList(coinAccountRow, 'student_id', { counts, classes: [] }),
  input: { scope: { subject_id: 2 } },
  filter: { name: 'status', change: { status: 'normal' as const } },
  column: 'coins',
  changes: ['unfrozen'],
  message: { type: 'student.changed' },
});
