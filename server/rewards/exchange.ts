import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { accounts } from '../db/tables';
import { absent } from '../refusal';
import { earn } from './coinAccounts';
import { pay } from './payment';

/** An analyst to whom coins may be allocated. */
export interface Payee {
  readonly id: number;
  readonly name: string;
  readonly username: string;
}

/** The analysts of the agent administrator's school, to whom coins may be allocated. */
export function selectPayees(
  db: Queries,
  agent: { id: number; schoolId: number },
): Promise<Payee[]> {
  return db
    .select({ id: accounts.id, name: accounts.realName, username: accounts.username })
    .from(accounts)
    .where(
      and(
        eq(accounts.schoolId, agent.schoolId),
        ne(accounts.id, agent.id),
        eq(accounts.isAgentAdministrator, false),
        eq(accounts.isDisabled, false),
      ),
    )
    .orderBy(asc(accounts.realName), asc(accounts.id));
}

/** The analyst of that id; absent where it is none of the agent administrator's school. */
export async function findPayee(
  db: Queries,
  agent: { id: number; schoolId: number },
  payeeId: number,
): Promise<Payee> {
  const payees = await selectPayees(db, agent);
  const payee = payees.find(({ id }) => id === payeeId);
  if (payee === undefined) throw absent();
  return payee;
}

/** Coins that an account has bought and paid for; within a transaction [ROLE-033]. */
export async function buyCoins(
  db: Queries,
  accountId: number,
  amount: number,
  now: Date,
): Promise<void> {
  await earn(db, { accountId }, amount, { kind: 'purchase', operatorId: accountId, at: now });
}

/**
 * Allocates an agent administrator's coins to an analyst of the school; within a transaction [ROLE-032]. Answers to
 * whom, and whether they are held until that account is unfrozen. Throws Refusal where the analyst is none of the
 * school's, or there are not so many coins.
 */
export async function allocateCoins(
  db: Queries,
  agent: { id: number; schoolId: number },
  { payeeId, amount }: { payeeId: number; amount: number },
  now: Date,
): Promise<Payee & { readonly isHeld: boolean }> {
  const payee = await findPayee(db, agent, payeeId);
  const payment = { payer: { accountId: agent.id }, payee: { accountId: payeeId }, amount };
  const entry = { kind: 'allocation', operatorId: agent.id, at: now } as const;
  const { status } = await pay(db, payment, entry);
  return { ...payee, isHeld: status !== 'normal' };
}
