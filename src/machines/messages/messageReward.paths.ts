import type { SnapshotFrom } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { messageReward } from './messageReward';

const path = '/message/reward';
const scope = { subject_id: 2, message_id: 7, studentName: 'Ann', balance: 850 };
const insufficient = { issues: [{ field: 'coins', rule: 'insufficientBalance' }] };

type Memory = SnapshotFrom<typeof messageReward>['context'];

/** Samples for the paths of a reward's form. */
export const messageRewardPaths = {
  inputs: { usual: { scope, values: { coins: '20' }, draftKey: 'messageReward.7' } },
  events: {
    'field.changed': [
      { field: 'remark', value: 'Well done' },
      { field: 'coins', value: '851' },
    ],
    'scope.renewed': [{ scope: { balance: 12 } }],
    'content.restored': [{ content: { coins: '20', remark: 'Well done' } }],
  },
  outcomes: {
    // It ends only when it is told that all is sent.
    draft: { done: ({ value }: { value: unknown }) => (value === 'tidying' ? [null] : []) },
    submit: {
      done: [{ coin_cnt: 830 }],
      error: [
        new CallFailure('code', { path, code: codes.badPayload, data: insufficient }),
        new CallFailure('network', { path }),
      ],
    },
  },
  project: ({ values, touched, failure, scope: { balance } }: Memory) => ({
    ...{ values, touched, failure, balance },
  }),
} as const;
