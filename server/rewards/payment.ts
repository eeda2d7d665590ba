import type { CoinAccount } from '../../src/machines/rewards/coinAccount';
import type { Queries } from '../db/database';
import { Refusal } from '../refusal';
import { coinsOf, earn, lockCoinAccount, tellCoins } from './coinAccounts';
import type { Entry, Owner } from './purses';

/** Coins that somebody gives to somebody else. */
export interface Payment {
  readonly payer: Owner;
  readonly payee: Owner;
  /** At least 1. */
  readonly amount: number;
}

/** Locks the account of who pays; a Refusal where it is frozen [ROLE-103]. */
export async function lockPayer(db: Queries, payer: Owner): Promise<CoinAccount> {
  const { account } = await lockCoinAccount(db, payer);
  if (account.status !== 'normal') throw new Refusal('conflict', 'coins.payerFrozen');
  return account;
}

/**
 * Gives coins from one to the other; within a transaction. The payer's account is locked first, and payers stand
 * above payees (agent, analyst, student), so that no two payments wait for each other. What a frozen payee gets is
 * held; answers the payee's account. Throws Refusal where the payer is frozen, or does not have so much
 * [ROLE-103, VALID-039].
 */
export async function pay(
  db: Queries,
  { payer, payee, amount }: Payment,
  entry: Entry,
): Promise<CoinAccount> {
  await lockPayer(db, payer);
  const account = await earn(db, payee, amount, { from: coinsOf(payer), ...entry });
  await tellCoins(db, payer);
  return account;
}
