import type { CoinAccount } from '../../src/machines/rewards/coinAccount';

/** What an event moves: to a place of the coin account, from its held coins or from elsewhere. */
export interface Posting {
  readonly from: 'held' | 'elsewhere';
  readonly to: 'balance' | 'held';
  readonly amount: number;
}

/** The postings that lead from a coin account to what has become of it by one event. */
export function postingsBetween(before: CoinAccount, after: CoinAccount): Posting[] {
  const released = Math.max(0, before.held - after.held);
  const all: Posting[] = [
    { from: 'held', to: 'balance', amount: released },
    { from: 'elsewhere', to: 'balance', amount: after.balance - before.balance - released },
    { from: 'elsewhere', to: 'held', amount: after.held - before.held + released },
  ];
  return all.filter(({ amount }) => amount > 0);
}
