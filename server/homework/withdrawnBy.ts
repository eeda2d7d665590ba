import { eq } from 'drizzle-orm';
import { toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { accounts, homework } from '../db/tables';

/** Who withdrew an assignment, which only whoever gave it does, and when; null where it stands. */
export async function withdrawnBy(db: Queries, homeworkId: number) {
  const [row] = await db
    .select({ by: accounts.realName, at: homework.withdrawnAt })
    .from(homework)
    .innerJoin(accounts, eq(accounts.id, homework.accountId))
    .where(eq(homework.id, homeworkId));
  const at = row?.at ?? null;
  return row === undefined || at === null ? null : { by: row.by, at: toMoment(at) };
}
