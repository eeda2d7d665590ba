import { coinAccountRow } from '../../domain/rewards';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

/** What QA plans the paths of a freeze with. */
export const coinFreezePaths = formPaths({
  input: {
    scope: { subject_id: 2, student: sampleOf(coinAccountRow) },
    values: { reason: 'Copied homework' },
  },
  ...{ field: 'reason', wrong: '', right: 'Copied homework' },
  answer: { status: 'frozen' as const, coin_cnt: 20, held_cnt: 0 },
});
