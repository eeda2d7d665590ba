import { eq } from 'drizzle-orm';
import { accountList, goBack, switchAccount, wakeUpAccount } from '../../src/contract/account';
import type { Queries } from '../db/database';
import { accounts } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import type { Session } from '../session';
import { loginKeyLifetime } from './limits';
import { makeKey } from './oneTimeKey';
import { accountItemOf, accountOfPerson, accountsOfPerson } from './persons';

/** What the product reloads with to be in another account of the same person. */
async function ticketTo(db: Queries, accountId: number, session: Session, now: Date) {
  const login = { purpose: 'login', accountId, byAccountId: session.account.id } as const;
  return { auth_key: await makeKey(db, login, loginKeyLifetime, now), from: session.source };
}

/** A person's way between their accounts [ROLE-093]. */
export const switchingHandlers: readonly Handler[] = [
  serve(accountList, async ({ db, session }) => ({
    list: (await accountsOfPerson(db, session.account)).map(accountItemOf),
  })),

  serve(switchAccount, async ({ db, now, payload, session }) => {
    const { account } = await accountOfPerson(db, session.account, payload);
    if (account.isFrozen) throw new Refusal('conflict', 'accountFrozen');
    return ticketTo(db, account.id, session, now);
  }),

  serve(wakeUpAccount, async ({ db, now, payload, session }) => {
    const { account } = await accountOfPerson(db, session.account, payload);
    await db.update(accounts).set({ isFrozen: false }).where(eq(accounts.id, account.id));
    return ticketTo(db, account.id, session, now);
  }),

  serve(goBack, async ({ db, now, session }) => {
    const accountId = session.switchedFrom;
    if (accountId === null) throw absent();
    const target = { user_id: accountId, account_id: accountId };
    await accountOfPerson(db, session.account, target);
    return ticketTo(db, accountId, session, now);
  }),
];
