import { CallFailure } from '../../contract/failure';
import { coinAccountRow } from '../../domain/rewards';
import { sampleOf } from '../parts/sample.paths';

const student = { ...sampleOf(coinAccountRow), status: 'normal' as const };
const frozen = { ...student, status: 'frozen' as const, held_cnt: 5 };
const values = { coins: '20', way: 'fixed' as const, remark: 'Well done' };
const answer = {
  outcomes: [{ ...student, coins: 20, is_held: false }],
  not_yours: 1,
  coin_cnt: 830,
};

/** What QA plans the paths of gold coins with; list and forms have paths of their own. */
export const coinsPaths = {
  inputs: {
    usual: { subjectId: 2, address: {}, chosen: null },
    asked: { subjectId: 2, address: {}, chosen: [1] },
  },
  events: {
    'reward.requested': [
      { ids: [student.student_id], students: [student] },
      { ids: [], students: [] },
    ],
    'freeze.requested': [{ students: [{ ...student, student_id: 2 }] }],
    'thaw.requested': [{ students: [frozen] }],
  },
  outcomes: {
    askStudents: {
      done: [{ list: [student] }],
      error: [new CallFailure('timeout', { path: '/coins/accounts' })],
    },
    askBalance: {
      done: [{ coin_cnt: 850, supply: 'request' }],
      error: [new CallFailure('network', { path: '/coinmall/getCoinCnt' })],
    },
    coinReward: { done: [{ values, answer }] },
    coinFreeze: {
      done: [
        {
          values: { reason: 'Copied homework' },
          answer: { status: 'frozen' as const, coin_cnt: 20, held_cnt: 0 },
        },
      ],
    },
  },
} as const;
