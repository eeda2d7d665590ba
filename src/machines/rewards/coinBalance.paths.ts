import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { pollPaths } from '../parts/poll.paths';

const payload = { subject_id: 2 };

/** Samples for the paths of the count: who asks for coins, who buys, and who does both, or nothing yet. */
export const coinPollPaths = pollPaths({
  payload,
  answers: [
    { coin_cnt: 1280, supply: 'request' },
    { coin_cnt: 0, supply: 'purchase' },
    { coin_cnt: 12_000, supply: 'agent' },
  ],
});

const path = '/coinmall/sendAssignApplyNotice';

/** Samples for the paths of the coins in the top bar. */
export const coinBalancePaths = {
  inputs: { analyst: { subjectId: 2 } },
  events: {
    'socket.received': [
      { message: { type: 'coins.changed' } },
      { message: { type: 'coins.purchased' } },
      { message: { type: 'coins.allocated' } },
      { message: { type: 'student.changed', student_id: 1 } },
    ],
  },
  outcomes: {
    sendRequest: {
      done: [{}],
      error: [
        new CallFailure('code', { path, code: codes.conflict, message: 'Asked today already' }),
        new CallFailure('network', { path }),
      ],
    },
  },
} as const;
