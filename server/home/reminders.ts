import { and, eq, inArray } from 'drizzle-orm';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import type { AttentionReason, Reminder } from '../../src/domain/home';
import type { Queries } from '../db/database';
import { accounts, reminders } from '../db/tables';

/** What a student is reminded of. */
export interface Occasion {
  readonly studentId: number;
  readonly reason: AttentionReason;
}

/** The reminders that some students have had today, found by student and reason. */
export async function remindersToday(db: Queries, studentIds: readonly number[], now: Date) {
  const rows = await db
    .select({
      studentId: reminders.studentId,
      reason: reminders.reason,
      by: accounts.realName,
      at: reminders.at,
    })
    .from(reminders)
    .innerJoin(accounts, eq(accounts.id, reminders.accountId))
    .where(and(inArray(reminders.studentId, [...studentIds]), eq(reminders.day, businessDay(now))));
  return ({ studentId, reason }: Occasion): Reminder | null => {
    const found = rows.find((row) => row.studentId === studentId && row.reason === reason);
    return found === undefined ? null : { by: found.by, at: toMoment(found.at) };
  };
}
