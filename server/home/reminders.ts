import { and, eq } from 'drizzle-orm';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import { foreseenOutcomes, type Reminder, type ReminderReason } from '../../src/domain/home';
import type { ForeseenReminder, ReminderAbout } from '../../src/domain/reminders';
import { isAmong } from '../db/among';
import type { Queries } from '../db/database';
import { accounts, reminders } from '../db/tables';
import { seenAmong, tellSeers } from '../students/seen';

/** What a student is reminded of. */
export interface Occasion {
  readonly studentId: number;
  readonly reason: ReminderReason;
}

/** The same, with what a reminder would say; null where it was sent before. */
interface Foreseen extends Occasion {
  readonly about: ReminderAbout | null;
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
    .where(and(isAmong(reminders.studentId, studentIds), eq(reminders.day, businessDay(now))));
  return ({ studentId, reason }: Occasion): Reminder | null => {
    const found = rows.find((row) => row.studentId === studentId && row.reason === reason);
    return found === undefined ? null : { by: found.by, at: toMoment(found.at) };
  };
}

interface Sender {
  readonly accountId: number;
  readonly subjectId: number;
}

interface Wanted {
  readonly studentIds: readonly number[];
  readonly occasions: readonly Occasion[];
}

/** How reminding would end for each student, and what would be said; absent where the account sees none of them. */
export async function foreseenReminders(
  db: Queries,
  accountId: number,
  { studentIds, occasions }: { studentIds: readonly number[]; occasions: readonly Foreseen[] },
  now: Date,
): Promise<ForeseenReminder[]> {
  const { studentIds: seen } = await seenAmong(db, accountId, studentIds);
  const reminderOf = await remindersToday(db, seen, now);
  const list = occasions.map((one) => ({ student_id: one.studentId, reminded: reminderOf(one) }));
  return foreseenOutcomes(studentIds, list).map((one) => {
    const { student_id, outcome } = one;
    if (!seen.includes(student_id)) {
      return { student_id, outcome: 'notYours', reminder: null, about: null };
    }
    const found = occasions.find(({ studentId }) => studentId === student_id);
    return { ...one, about: outcome === 'sent' ? (found?.about ?? null) : null };
  });
}

/**
 * Reminds some students, each of what it has an occasion for: one message a business day and reason, whoever
 * sends it. Answers how it ended for each student; absent where the account sees none of them.
 */
export async function sendReminders(
  db: Queries,
  from: Sender,
  { studentIds, occasions }: Wanted,
  now: Date,
) {
  if (studentIds.length === 0) return [];
  const { studentIds: seen } = await seenAmong(db, from.accountId, studentIds);
  const wanted = occasions.filter(({ studentId }) => seen.includes(studentId));
  const values = wanted.map(({ studentId, reason }) => ({
    ...{ studentId, reason, ...from },
    ...{ at: now, day: businessDay(now) },
  }));
  const sent =
    values.length === 0
      ? []
      : await db
          .insert(reminders)
          .values(values)
          .onConflictDoNothing()
          .returning({ studentId: reminders.studentId });
  const sentTo = sent.map(({ studentId }) => studentId);
  const reminderOf = await remindersToday(db, studentIds, now);
  await tellSeers(db, sentTo, { type: 'student.changed' });
  return studentIds.map((student_id) => {
    if (!seen.includes(student_id)) {
      return { student_id, outcome: 'notYours' as const, reminder: null };
    }
    const occasion = wanted.find(({ studentId }) => studentId === student_id);
    if (occasion === undefined) {
      return { student_id, outcome: 'notNeeded' as const, reminder: null };
    }
    const outcome = sentTo.includes(student_id) ? ('sent' as const) : ('already' as const);
    return { student_id, outcome, reminder: reminderOf(occasion) };
  });
}
