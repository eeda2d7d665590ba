import type { SnapshotFrom } from 'xstate';
import type { coinAccount } from './coinAccount';

type CoinSnapshot = SnapshotFrom<typeof coinAccount>;

/** Samples for the paths of a coin account: coins are earned once in each state. */
export const coinAccountPaths = {
  events: {
    'account.frozen': [{ reason: 'Coins were given for copied homework.' }, { reason: ' ' }],
    'systemFreeze.began': [{ reason: 'The account is being audited.' }],
    'coins.earned': [{ amount: 10 }, { amount: 0 }],
  },
  project: ({ held, reason }: CoinSnapshot['context']) => ({ hasHeld: held > 0, reason }),
} as const;
