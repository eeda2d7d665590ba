import { eq } from 'drizzle-orm';
import { accountList, goBack, switchAccount, wakeUpAccount } from '../../src/contract/account';
import type { Queries } from '../db/database';
import { accounts } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, type Request, serve } from '../serve';
import type { Session } from '../session';
import { loginKeyLifetime } from './limits';
import { makeKey } from './oneTimeKey';
import { accountItemOf, accountOfPerson, accountsOfPerson } from './persons';

/** What the product reloads with to be in another account of the same person. */
async function ticketTo(db: Queries, accountId: number, session: Session, now: Date) {
  const login = { purpose: 'login', accountId, byAccountId: session.account.id } as const;
  return { auth_key: await makeKey(db, login, loginKeyLifetime, now), from: session.source };
}

interface Target {
  readonly user_id: number;
  readonly account_id: number;
}

/** The same to an account that is not frozen. */
async function ticketToAwake(
  { db, session, now }: Pick<Request<unknown>, 'db' | 'session' | 'now'>,
  target: Target,
) {
  const { account } = await accountOfPerson(db, session.account, target);
  if (account.isFrozen) throw new Refusal('conflict', 'accountFrozen');
  return ticketTo(db, account.id, session, now);
}

/** A person's way between their accounts [ROLE-093]. */
export const switchingHandlers: readonly Handler[] = [
  serve(accountList, async ({ db, session }) => ({
    list: (await accountsOfPerson(db, session.account)).map(accountItemOf),
  })),

  serve(switchAccount, (request) => ticketToAwake(request, request.payload)),

  serve(wakeUpAccount, async ({ db, now, payload, session }) => {
    const { account } = await accountOfPerson(db, session.account, payload);
    await db.update(accounts).set({ isFrozen: false }).where(eq(accounts.id, account.id));
    return ticketTo(db, account.id, session, now);
  }),

  serve(goBack, async (request) => {
    const { switchedFrom: id } = request.session;
    if (id === null) throw absent();
    return ticketToAwake(request, { user_id: id, account_id: id });
  }),
];
