import { CallFailure } from '../../contract/failure';

/** Samples for the paths of a reward's dialog; its form has paths of its own. */
export const rewardingPaths = {
  inputs: { usual: { subjectId: 2, messageId: 7, studentName: 'Ann' } },
  outcomes: {
    askBalance: {
      done: [{ coin_cnt: 850, supply: 'request' }],
      error: [new CallFailure('network', { path: '/coinmall/getCoinCnt' })],
    },
    messageReward: {
      done: [{ values: { coins: '20', remark: 'Well done' }, answer: { coin_cnt: 830 } }],
    },
  },
} as const;
