import { CallFailure } from '../../contract/failure';
import { highlightRow } from '../../domain/highlights';
import { sampleOf } from '../parts/sample.paths';

const highlight = { ...sampleOf(highlightRow), reward: null };
const values = { coins: '20', way: 'fixed' as const, remark: 'Well done' };
const answer = {
  outcomes: [
    { ...highlight, outcome: 'done' as const, coins: 20, why: '' },
    { ...highlight, highlight_id: 2, outcome: 'frozen' as const, coins: 0, why: 'Copied homework' },
    { ...highlight, highlight_id: 3, outcome: 'rewarded' as const, coins: 0, why: 'Ben' },
  ],
  not_yours: 1,
  coin_cnt: 830,
};

/** What QA plans the paths of the highlight moments with; list and form have paths of their own. */
export const highlightsPaths = {
  inputs: { usual: { subjectId: 2, address: {} } },
  events: {
    'reward.requested': [
      { ids: [highlight.highlight_id], highlights: [highlight] },
      { ids: [], highlights: [] },
    ],
  },
  outcomes: {
    askBalance: {
      done: [{ coin_cnt: 850, supply: 'request' }],
      error: [new CallFailure('network', { path: '/coinmall/getCoinCnt' })],
    },
    highlightReward: { done: [{ values, answer }] },
  },
} as const;
