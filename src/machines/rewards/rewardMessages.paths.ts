import { CallFailure } from '../../contract/failure';

/** Samples for the paths of the messages that are offered for a reward. */
export const rewardMessagesPaths = {
  inputs: { usual: { subjectId: 2 } },
  events: {},
  outcomes: {
    askMessages: {
      done: [
        {
          list: [{ prop_id: 1, name: 'Sapling', icon: 'sprout' }],
          messages: ['A little every day: it shows!'],
        },
      ],
      error: [new CallFailure('network', { path: '/Treasure/GetRewardConfigList' })],
    },
  },
} as const;
