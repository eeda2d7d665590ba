import { and, eq, inArray, ne, or } from 'drizzle-orm';
import {
  bindAccounts,
  checkUpgrade,
  checkUserPassword,
  sendCode,
  upgradeAccount,
} from '../../src/contract/account';
import { mergedAccount, type MergeItem } from '../../src/domain/account';
import type { Queries } from '../db/database';
import { accounts } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve, serveChecked } from '../serve';
import type { Session } from '../session';
import { bit } from '../wire';
import { codesOfAccount, mergeLifetime } from './limits';
import { makeKey, provenBy, withdrawKeys } from './oneTimeKey';
import { accountOfShown } from './password';
import { forgetShown, noteShown } from './passwordProof';
import { type CodePurpose, checkCode, sendCode as sendCodeTo, useCode } from './phoneCode';
import { demandTry } from './turn';

/** A code of the upgrade is bound to the account that is upgraded. */
function upgradeOf({ account }: Session, phone: string): CodePurpose {
  return { phone, purpose: `upgrade ${account.id}` };
}

/** The accounts whose username and password this one has shown lately. */
async function mergeable(db: Queries, session: Session, now: Date): Promise<MergeItem[]> {
  const { id, phone } = session.account;
  const proven = await provenBy(db, 'merge', id, now);
  const isOffered = or(
    inArray(accounts.id, proven),
    // The campus has entered the same number for them, and it is proven now.
    phone === null ? undefined : and(eq(accounts.phone, phone), eq(accounts.upgraded, false)),
  );
  return db
    .select({ userId: accounts.id, userName: accounts.username })
    .from(accounts)
    .where(and(ne(accounts.id, id), isOffered))
    .orderBy(accounts.id);
}

/** Refuses the name of another account that the teacher's school may not have [VALID-107]; the own one is known. */
function demandMergeable({ account, school }: Session, uname: string): void {
  const { success } = mergedAccount(school.isAgentSchool).safeParse(uname);
  if (success || uname === account.username) return;
  const rule = school.isAgentSchool ? 'agentAccountName' : 'accountName';
  throw new Refusal('badPayload', 'badPayload', { issues: [{ field: 'uname', rule }] });
}

/** The upgrade of an account to login by SMS code, and the merging of a person's other accounts into it. */
export const upgradeHandlers: readonly Handler[] = [
  serveChecked(
    sendCode,
    async ({ payload, session, ...situation }) => {
      await demandTry(situation, codesOfAccount, String(session.account.id));
      await sendCodeTo(situation, upgradeOf(session, payload.mobile), true);
    },
    async () => ({}),
  ),

  serveChecked(
    upgradeAccount,
    ({ payload, session, ...situation }) =>
      checkCode(situation, upgradeOf(session, payload.mobile), payload.v_code),
    async ({ db, now, origin, session: { account, school } }, code) => {
      await useCode(db, code, now);
      const changed = await db
        .update(accounts)
        .set({ phone: code.phone, upgraded: true })
        .where(and(eq(accounts.id, account.id), eq(accounts.upgraded, false)))
        .returning({ id: accounts.id });
      // Login by another phone would lock its owner out: a session alone does not prove who asks.
      if (changed.length === 0) throw new Refusal('conflict', 'alreadyUpgraded');
      return { joinUrl: school.isAgentSchool ? `${origin}/guide` : '' };
    },
  ),

  serve(checkUpgrade, async ({ db, now, session }) => ({
    is_upgrade: bit(session.account.upgraded),
    list: session.account.upgraded ? await mergeable(db, session, now) : [],
  })),

  serve(checkUserPassword, async ({ payload, session, ...situation }) => {
    demandMergeable(session, payload.uname);
    const account = await accountOfShown(situation, payload);
    if (account === null) {
      await situation.transact((db) => forgetShown(db, session));
      throw new Refusal('wrongCredentials', 'wrongCredentials');
    }
    const proof = { accountId: account.id, byAccountId: session.account.id };
    await situation.transact(async (db) => {
      if (account.id === session.account.id) await noteShown(db, session, situation.now);
      else await makeKey(db, { purpose: 'merge', ...proof }, mergeLifetime, situation.now);
    });
    return { userId: account.id, userName: account.username };
  }),

  serve(bindAccounts, async ({ db, now, payload, session }) => {
    const { id, phone, upgraded } = session.account;
    if (!upgraded || phone === null) throw new Refusal('conflict', 'notUpgraded');
    const offered = new Set((await mergeable(db, session, now)).map((item) => item.userId));
    const chosen = payload.lstUserId.filter((userId) => userId !== id);
    // One whose password was shown too long ago, and one of somebody else, look the same.
    if (!chosen.every((userId) => offered.has(userId))) {
      throw new Refusal('conflict', 'passwordNotShownLately');
    }
    await db.update(accounts).set({ phone, upgraded }).where(inArray(accounts.id, chosen));
    for (const userId of chosen) await withdrawKeys(db, 'merge', userId);
    return {};
  }),
];
