import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { oneTimeKeys } from '../db/tables';
import { hashToken, newToken } from '../session';

/** What a link may be used for; a key of one purpose is nothing for another. */
export type Purpose = 'login' | 'identity';

/** Makes a link's key, which is kept nowhere here. `lifetime` in ms. */
export async function makeKey(
  db: Queries,
  key: { purpose: Purpose; accountId: number; lifetime: number; now: Date },
): Promise<string> {
  const token = newToken();
  await db.insert(oneTimeKeys).values({
    keyHash: hashToken(token),
    purpose: key.purpose,
    accountId: key.accountId,
    expiresAt: new Date(key.now.getTime() + key.lifetime),
  });
  return token;
}

const good = (purpose: Purpose, key: string, now: Date) =>
  and(
    eq(oneTimeKeys.keyHash, hashToken(key)),
    eq(oneTimeKeys.purpose, purpose),
    isNull(oneTimeKeys.usedAt),
    gt(oneTimeKeys.expiresAt, now),
  );

/** Whether a key could still be used. */
export async function isGoodKey(
  db: Queries,
  purpose: Purpose,
  key: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ accountId: oneTimeKeys.accountId })
    .from(oneTimeKeys)
    .where(good(purpose, key, now));
  return found.length > 0;
}

/** Uses a key up and returns whose it was, or null when it is used, too old, or none. */
export async function useKey(
  db: Queries,
  purpose: Purpose,
  key: string,
  now: Date,
): Promise<number | null> {
  const [used] = await db
    .update(oneTimeKeys)
    .set({ usedAt: now })
    .where(good(purpose, key, now))
    .returning({ accountId: oneTimeKeys.accountId });
  return used?.accountId ?? null;
}
