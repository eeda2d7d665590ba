import { highlightRow } from '../../domain/highlights';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const highlight = { ...sampleOf(highlightRow), reward: null };

/** What QA plans the paths of a reward for highlights with. */
export const highlightRewardPaths = formPaths({
  input: {
    scope: {
      ...{ subject_id: 2, highlight_ids: [highlight.highlight_id], highlights: [highlight] },
      balance: 850,
    },
    values: { coins: '20', way: 'fixed', remark: 'Well done' },
  },
  renewed: { balance: 12 },
  ...{ field: 'coins', wrong: '0', right: '20' },
  answer: {
    outcomes: [{ ...highlight, outcome: 'done' as const, coins: 20, why: '' }],
    not_yours: 0,
    coin_cnt: 830,
  },
});
