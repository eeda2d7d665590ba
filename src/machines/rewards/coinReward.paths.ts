import { coinAccountRow } from '../../domain/rewards';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const student = sampleOf(coinAccountRow);

/** What QA plans the paths of a reward with. */
export const coinRewardPaths = formPaths({
  input: {
    scope: { subject_id: 2, student_ids: [1], students: [student], balance: 850 },
    values: { coins: '20', way: 'fixed', remark: 'Well done' },
  },
  renewed: { balance: 12 },
  ...{ field: 'coins', wrong: '0', right: '20' },
  answer: {
    outcomes: [{ ...student, coins: 20, is_held: false }],
    not_yours: 0,
    coin_cnt: 830,
  },
});
