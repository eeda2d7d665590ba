import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { oneTimeKeys } from '../db/tables';
import { Refusal } from '../refusal';
import { hashToken, type Session } from '../session';
import { passwordProofLifetime } from './limits';
import { spendKey } from './oneTimeKey';

/** The key stays here: it is made of the session, so that no other session can use it. */
const keyOf = ({ tokenHash }: Session) => `password ${tokenHash}`;

/** Notes that the person of a session has shown the account's own password. */
export async function noteShown(db: Queries, session: Session, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + passwordProofLifetime);
  const proof = { purpose: 'password', accountId: session.account.id, expiresAt, usedAt: null };
  await db
    .insert(oneTimeKeys)
    .values({ keyHash: hashToken(keyOf(session)), ...proof })
    .onConflictDoUpdate({ target: oneTimeKeys.keyHash, set: proof });
}

/** What was shown last counts: after a wrong password the right one has to be shown again. */
export async function forgetShown(db: Queries, session: Session): Promise<void> {
  await db.delete(oneTimeKeys).where(eq(oneTimeKeys.keyHash, hashToken(keyOf(session))));
}

/** Uses up that the password was shown; refused when it was not, is used already, or too long ago. */
export async function demandShown(db: Queries, session: Session, now: Date): Promise<void> {
  const spent = await spendKey(db, 'password', keyOf(session), now);
  if (spent === null) throw new Refusal('wrongCredentials', 'passwordNotShown');
}
