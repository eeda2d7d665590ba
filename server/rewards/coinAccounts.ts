import { eq } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import { coinAccountStatuses } from '../../src/domain/rewards';
import {
  type CoinAccount,
  type coinAccount,
  nextCoinAccount,
} from '../../src/machines/rewards/coinAccount';
import type { Queries } from '../db/database';
import { coinAccounts } from '../db/tables';
import { lifeCycle, outcomeOf } from '../lifeCycle';
import { Refusal } from '../refusal';
import { publish } from '../socket/publish';
import { tellOfStudent } from '../students/seen';
import { postingsBetween } from './postings';
import { amountIn, type Entry, isOwnedBy, type Owner, type Purse, transfer } from './purses';

type Row = Pick<typeof coinAccounts.$inferSelect, 'status' | 'reason'>;

/** Somebody's purse of coins. */
export function coinsOf(owner: Owner, place: Purse['place'] = 'balance'): Purse {
  return { owner, asset: 'coin', place };
}

async function living(db: Queries, owner: Owner, row: Row | undefined): Promise<CoinAccount> {
  return {
    status: coinAccountStatuses.find((status) => status === row?.status) ?? 'normal',
    reason: row?.reason ?? null,
    balance: await amountIn(db, coinsOf(owner)),
    held: await amountIn(db, coinsOf(owner, 'held')),
  };
}

/** Somebody's coin account as it stands; a new one is normal and empty. */
export async function findCoinAccount(db: Queries, owner: Owner): Promise<CoinAccount> {
  const [row] = await db.select().from(coinAccounts).where(isOwnedBy(coinAccounts, owner));
  return living(db, owner, row);
}

interface LockedAccount {
  readonly id: number;
  readonly account: CoinAccount;
}

/** The same, locked until the transaction ends; with the id of its row. */
export async function lockCoinAccount(db: Queries, owner: Owner): Promise<LockedAccount> {
  await db.insert(coinAccounts).values(owner).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(coinAccounts)
    .where(isOwnedBy(coinAccounts, owner))
    .for('update');
  if (row === undefined) throw new Error('a coin account was opened and is not there');
  return { id: row.id, account: await living(db, owner, row) };
}

/** Tells the pages that show somebody's coins, once the change is committed. */
export async function tellCoins(db: Queries, owner: Owner): Promise<void> {
  if ('accountId' in owner) await publish(db, [owner.accountId], { type: 'coins.changed' });
  else await tellOfStudent(db, owner.studentId);
}

/** What an event is written down with, and the purse that pays what comes from elsewhere; the system's unless told. */
export interface Circumstances extends Entry {
  readonly from?: Purse;
}

interface Storing {
  readonly stored: LockedAccount;
  readonly change: Circumstances;
}

/**
 * Lets an event happen to a coin account, by the chart coinAccount. Refuses too what the payer does not have.
 */
export const happenTo = lifeCycle({
  lock: lockCoinAccount,
  next: ({ account }, event: EventFrom<typeof coinAccount>) =>
    outcomeOf(nextCoinAccount(account, event)),
  refuse: ({ account }) => new Refusal('conflict', `coins.${account.status}`),
  async store(db, owner, next, { stored, change: { from, ...entry } }: Storing) {
    for (const { from: place, to, amount } of postingsBetween(stored.account, next)) {
      const source = place === 'held' ? coinsOf(owner, 'held') : (from ?? null);
      const isPaid = await transfer(db, { from: source, to: coinsOf(owner, to), amount }, entry);
      if (!isPaid) throw new Refusal('conflict', 'coins.insufficient');
    }
    const { status, reason } = next;
    await db.update(coinAccounts).set({ status, reason }).where(eq(coinAccounts.id, stored.id));
  },
  tell: tellCoins,
});

/** Somebody earns coins, at least 1: to the balance, or held while the account is frozen [COI-04, COI-05, COI-06]. */
export function earn(
  db: Queries,
  owner: Owner,
  amount: number,
  circumstances: Circumstances,
): Promise<CoinAccount> {
  return happenTo(db, owner, { type: 'coins.earned', amount }, circumstances);
}
