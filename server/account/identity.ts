import { eq } from 'drizzle-orm';
import { identityBindStatus, identityQrCode } from '../../src/contract/account';
import { identityStatuses } from '../../src/domain/account';
import type { Queries } from '../db/database';
import { accounts } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { identityLifetime } from './limits';
import { makeKey, spendKey, withdrawKeys } from './oneTimeKey';

/** The path of the page that a phone opens by the QR code. */
export const identityPath = '/identity';

export const identityHandlers: readonly Handler[] = [
  serve(identityQrCode, async ({ db, payload, session: { account }, origin, now }) => {
    if (payload.account_id !== account.id) throw absent();
    // Those of other tabs stay good: they are on the screen too.
    const purpose = { purpose: 'identity', accountId: account.id } as const;
    const key = await makeKey(db, purpose, identityLifetime, now);
    return {
      date: new Date(now.getTime() + identityLifetime).toISOString(),
      link: `${origin}${identityPath}/${key}`,
    };
  }),

  serve(identityBindStatus, async ({ payload, session: { account } }) => {
    if (payload.account_id !== account.id) throw absent();
    return { status: account.identityBound ? identityStatuses.bound : identityStatuses.pending };
  }),
];

/** Binds the identity of the account that the key was made for; false when the key is used, too old, or none. */
export async function bindIdentity(db: Queries, key: string, now: Date): Promise<boolean> {
  const spent = await spendKey(db, 'identity', key, now);
  if (spent === null) return false;
  await withdrawKeys(db, 'identity', spent.accountId);
  await db.update(accounts).set({ identityBound: true }).where(eq(accounts.id, spent.accountId));
  return true;
}
