import { and, asc, eq } from 'drizzle-orm';
import type { AccountItem } from '../../src/domain/teacher';
import type { Queries } from '../db/database';
import { accounts, schools } from '../db/tables';
import { absent, Refusal } from '../refusal';
import type { Session } from '../session';
import { bit } from '../wire';

/** An account with its school. */
export type Membership = Pick<Session, 'account' | 'school'>;

const memberships = (db: Queries) =>
  db
    .select({ account: accounts, school: schools })
    .from(accounts)
    .innerJoin(schools, eq(schools.id, accounts.schoolId))
    .$dynamic();

/** An account with its school, or null. */
export async function membershipOf(db: Queries, accountId: number): Promise<Membership | null> {
  const [found] = await memberships(db).where(eq(accounts.id, accountId));
  return found ?? null;
}

/** The upgraded accounts of the person with a phone, oldest first. */
export function membershipsOfPhone(db: Queries, phone: string): Promise<Membership[]> {
  return memberships(db)
    .where(and(eq(accounts.phone, phone), eq(accounts.upgraded, true)))
    .orderBy(asc(accounts.id));
}

/** All accounts of a person, who proved the same phone for each; none when there is but one [ROLE-093]. */
export async function accountsOfPerson(
  db: Queries,
  { phone, upgraded }: Session['account'],
): Promise<Membership[]> {
  if (phone === null || !upgraded) return [];
  const found = await membershipsOfPhone(db, phone);
  return found.length > 1 ? found : [];
}

/** One of the person's accounts, which may be entered; absent when it is somebody else's. */
export async function accountOfPerson(
  db: Queries,
  own: Session['account'],
  { user_id, account_id }: { user_id: number; account_id: number },
): Promise<Membership> {
  const found = (await accountsOfPerson(db, own)).find(({ account }) => account.id === account_id);
  if (found === undefined || user_id !== account_id) throw absent();
  if (found.account.isDisabled) throw new Refusal('forbidden', 'accountDisabled');
  return found;
}

/** What the portal is told of an account that may be switched to [ENTITY-003]. */
export function accountItemOf({ account, school }: Membership): AccountItem {
  return {
    userId: account.id,
    account_id: account.id,
    songshu_system_userid: String(account.id),
    school_id: school.id,
    school_name: school.name,
    is_freeze: bit(account.isFrozen),
    is_disabled: bit(account.isDisabled),
  };
}
