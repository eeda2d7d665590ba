import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { oneTimeKeys } from '../db/tables';
import { hashToken, newToken } from '../session';

/** What a key is good for; a key of one purpose is nothing for another. */
export type Purpose =
  | 'login'
  | 'identity'
  | 'merge'
  | 'password'
  | 'coinPurchase'
  | 'coinAllocation';

/** A key that was made out. */
export interface OneTimeKey {
  readonly purpose: Purpose;
  /** The account that it is for. */
  readonly accountId: number;
  /** The account whose proof it is, where that is another. */
  readonly byAccountId?: number | null;
}

/** Makes a key, which is kept nowhere here. `lifetime` in ms. */
export async function makeKey(
  db: Queries,
  key: OneTimeKey,
  lifetime: number,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.insert(oneTimeKeys).values({ keyHash: hashToken(token), ...key, expiresAt });
  return token;
}

const isGood = (purpose: Purpose, now: Date) =>
  and(eq(oneTimeKeys.purpose, purpose), isNull(oneTimeKeys.usedAt), gt(oneTimeKeys.expiresAt, now));

const isKey = (key: string) => eq(oneTimeKeys.keyHash, hashToken(key));

/** The account of a key that could still be used; null where there is none. */
export async function findKey(
  db: Queries,
  purpose: Purpose,
  key: string,
  now: Date,
): Promise<number | null> {
  const [found] = await db
    .select({ accountId: oneTimeKeys.accountId })
    .from(oneTimeKeys)
    .where(and(isKey(key), isGood(purpose, now)));
  return found?.accountId ?? null;
}

/** Uses a key up and returns what it was made out for, or null when it is used, too old, or none. */
export async function spendKey(
  db: Queries,
  purpose: Purpose,
  key: string,
  now: Date,
): Promise<{ accountId: number; byAccountId: number | null } | null> {
  const [used] = await db
    .update(oneTimeKeys)
    .set({ usedAt: now })
    .where(and(isKey(key), isGood(purpose, now)))
    .returning({ accountId: oneTimeKeys.accountId, byAccountId: oneTimeKeys.byAccountId });
  return used ?? null;
}

/** Whether what a key is good for has been done with it. */
export async function isKeyUsed(db: Queries, purpose: Purpose, key: string): Promise<boolean> {
  const [used] = await db
    .select({ accountId: oneTimeKeys.accountId })
    .from(oneTimeKeys)
    .where(and(isKey(key), eq(oneTimeKeys.purpose, purpose), isNotNull(oneTimeKeys.usedAt)));
  return used !== undefined;
}

/** The accounts for which an account holds good proofs of a purpose. */
export async function provenBy(
  db: Queries,
  purpose: Purpose,
  byAccountId: number,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ accountId: oneTimeKeys.accountId })
    .from(oneTimeKeys)
    .where(and(eq(oneTimeKeys.byAccountId, byAccountId), isGood(purpose, now)));
  return rows.map((row) => row.accountId);
}

/** Makes an account's unused keys of a purpose worthless: a new one takes their place. */
export async function withdrawKeys(
  db: Queries,
  purpose: Purpose,
  accountId: number,
): Promise<void> {
  await db
    .delete(oneTimeKeys)
    .where(
      and(
        eq(oneTimeKeys.accountId, accountId),
        eq(oneTimeKeys.purpose, purpose),
        isNull(oneTimeKeys.usedAt),
      ),
    );
}
