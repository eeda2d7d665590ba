import { and, type AnyColumn, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { TransferKind } from '../../src/domain/rewards';
import type { Queries } from '../db/database';
import { purses, transfers } from '../db/tables';

/** Whose something is. */
export type Owner = { readonly accountId: number } | { readonly studentId: number };

export interface Purse {
  readonly owner: Owner;
  readonly asset: 'coin' | 'crystal' | `prop.${number}`;
  /** `held` is what was earned while the coin account was frozen. */
  readonly place: 'balance' | 'held';
}

/** What is written of a transfer besides its purses and its amount. */
export interface Entry {
  readonly kind: TransferKind;
  /** The account that did it; null where it was the system. */
  readonly operatorId: number | null;
  readonly remark?: string;
  readonly at: Date;
}

/** Whether a row is this owner's, as a condition. */
export function isOwnedBy(
  { accountId, studentId }: { accountId: AnyColumn; studentId: AnyColumn },
  owner: Owner,
): SQL {
  return 'accountId' in owner ? eq(accountId, owner.accountId) : eq(studentId, owner.studentId);
}

const isPurse = ({ owner, asset, place }: Purse) =>
  and(isOwnedBy(purses, owner), eq(purses.asset, asset), eq(purses.place, place));

/** How much there is in a purse. */
export async function amountIn(db: Queries, purse: Purse): Promise<number> {
  const [row] = await db.select({ amount: purses.amount }).from(purses).where(isPurse(purse));
  return row?.amount ?? 0;
}

/** Takes an amount out; null where there is not so much. One statement, so that no two take the same. */
async function take(db: Queries, purse: Purse, amount: number): Promise<number | null> {
  const [taken] = await db
    .update(purses)
    .set({ amount: sql`${purses.amount} - ${amount}` })
    .where(and(isPurse(purse), gte(purses.amount, amount)))
    .returning({ id: purses.id });
  return taken?.id ?? null;
}

async function put(db: Queries, { owner, asset, place }: Purse, amount: number): Promise<number> {
  const owned = 'accountId' in owner ? purses.accountId : purses.studentId;
  const [filled] = await db
    .insert(purses)
    .values({ ...owner, asset, place, amount })
    .onConflictDoUpdate({
      target: [owned, purses.asset, purses.place],
      set: { amount: sql`${purses.amount} + ${amount}` },
    })
    .returning({ id: purses.id });
  if (filled === undefined) throw new Error('a purse was filled and is not there');
  return filled.id;
}

/** From null the system gives it out, to null the system takes it back. */
type Way =
  | { readonly from: Purse | null; readonly to: Purse }
  | { readonly from: Purse; readonly to: null };

/**
 * Moves an amount, at least 1, from one purse to another, and writes it down; within a transaction. Answers
 * false, and does nothing, where the purse does not hold so much.
 */
export async function transfer(
  db: Queries,
  { amount, ...way }: Way & { readonly amount: number },
  { remark = '', ...entry }: Entry,
): Promise<boolean> {
  const { asset } = way.to ?? way.from;
  const fromId = way.from === null ? null : await take(db, way.from, amount);
  if (way.from !== null && fromId === null) return false;
  const toId = way.to === null ? null : await put(db, way.to, amount);
  await db.insert(transfers).values({ asset, fromId, toId, amount, remark, ...entry });
  return true;
}
