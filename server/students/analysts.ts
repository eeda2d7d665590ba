import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { accounts, listings } from '../db/tables';

/** The analysts of a school who supervise students, in the order of their names. */
export function analystsOf(db: Queries, schoolId: number) {
  return db
    .selectDistinct({ id: accounts.id, name: accounts.realName, username: accounts.username })
    .from(accounts)
    .innerJoin(listings, eq(listings.accountId, accounts.id))
    .where(and(eq(accounts.schoolId, schoolId), eq(accounts.isDisabled, false)))
    .orderBy(asc(accounts.realName), asc(accounts.id));
}
