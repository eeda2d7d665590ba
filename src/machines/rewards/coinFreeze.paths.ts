import { coinAccountRow } from '../../domain/rewards';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const student = { ...sampleOf(coinAccountRow), status: 'normal' as const, reason: null };

/** What QA plans the paths of a freeze with. */
export const coinFreezePaths = formPaths({
  input: {
    scope: { subject_id: 2, student },
    values: { reason: 'Copied homework' },
  },
  renewed: { student: { ...student, status: 'frozen' as const, reason: 'Copied homework' } },
  ...{ field: 'reason', wrong: '', right: 'Copied homework' },
  answer: { status: 'frozen' as const, coin_cnt: 20, held_cnt: 0 },
});
