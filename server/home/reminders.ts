import { and, asc, eq, sql } from 'drizzle-orm';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import {
  foreseenOutcomes,
  isSent,
  type Reminder,
  type ReminderReason,
} from '../../src/domain/home';
import { titleOf } from '../../src/domain/homework';
import {
  type ForeseenReminder,
  type ReminderAbout,
  reminderKindOf,
  standsFor,
} from '../../src/domain/reminders';
import { isAmong } from '../db/among';
import type { Queries } from '../db/database';
import { statement } from '../db/statement';
import { accounts, homework, reminders, students } from '../db/tables';
import { seenAmong, tellSeers } from '../students/seen';

/** What a student is reminded of. */
export interface Occasion {
  readonly studentId: number;
  readonly reason: ReminderReason;
}

/** The same, with what a reminder would say. */
export interface Foreseen extends Occasion {
  readonly about: ReminderAbout;
}

interface Asked {
  readonly studentIds: readonly number[];
  readonly subjectId: number;
}

/** The homework that a reminder is about, if any. */
const isAbout = sql`${homework.id} = case when starts_with(${reminders.reason}, 'homework.')
  then split_part(${reminders.reason}, '.', 2)::int end`;

const selectReminders = statement('reminders.day', (db) =>
  db
    .select({
      studentId: reminders.studentId,
      subjectId: reminders.subjectId,
      reason: sql<ReminderReason>`${reminders.reason}`,
      by: accounts.realName,
      at: reminders.at,
      ofHomework: { name: homework.name, essay_title: homework.essayTitle },
    })
    .from(reminders)
    .innerJoin(accounts, eq(accounts.id, reminders.accountId))
    .leftJoin(homework, isAbout)
    .where(
      and(
        sql`${reminders.studentId} = any(${sql.placeholder('studentIds')}::int[])`,
        eq(reminders.day, sql.placeholder('day')),
      ),
    )
    .orderBy(asc(reminders.at)),
);

/** The reminders that some students have had today; of an occasion the one that stands for it (`standsFor`). */
export async function remindersToday(
  db: Queries,
  { studentIds, subjectId }: Asked,
  now: Date,
): Promise<(occasion: Occasion) => Reminder | null> {
  const day = businessDay(now);
  const rows = await selectReminders(db, { studentIds: `{${studentIds.join()}}`, day });
  return ({ studentId, reason }) => {
    const found = rows.find(
      (row) => row.studentId === studentId && standsFor(row, { reason, subjectId }),
    );
    if (found === undefined) return null;
    return {
      ...{ by: found.by, at: toMoment(found.at), kind: reminderKindOf(found.reason) },
      homework_name: found.ofHomework && titleOf(found.ofHomework),
    };
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
  { accountId, subjectId }: Sender,
  { studentIds, occasions }: { studentIds: readonly number[]; occasions: readonly Foreseen[] },
  now: Date,
): Promise<ForeseenReminder[]> {
  const { studentIds: seen } = await seenAmong(db, accountId, studentIds);
  const reminderOf = await remindersToday(db, { studentIds: seen, subjectId }, now);
  const list = occasions.map((one) => ({ student_id: one.studentId, reminded: reminderOf(one) }));
  return foreseenOutcomes(studentIds, list).map((one) => {
    const { student_id } = one;
    if (!seen.includes(student_id)) {
      return { student_id, outcome: 'notYours', reminder: null, about: null };
    }
    const found = occasions.find(({ studentId }) => studentId === student_id);
    return { ...one, about: isSent(one) ? (found?.about ?? null) : null };
  });
}

/**
 * Reminds some students, each of what it has an occasion for unless a reminder of today stands for it, whoever sent
 * that. Answers how it ended for each student; absent where the account sees none of them.
 */
export async function sendReminders(
  db: Queries,
  from: Sender,
  { studentIds, occasions }: Wanted,
  now: Date,
) {
  if (studentIds.length === 0) return [];
  const { studentIds: seen } = await seenAmong(db, from.accountId, studentIds);
  const asked = { studentIds: seen, subjectId: from.subjectId };
  // Locked: two who remind a student of different homework at once must not both send.
  await db
    .select({ id: students.id })
    .from(students)
    .where(isAmong(students.id, seen))
    .orderBy(asc(students.id))
    .for('no key update');
  const wanted = occasions.filter(({ studentId }) => seen.includes(studentId));
  const before = await remindersToday(db, asked, now);
  const unsent = wanted.filter((one) => before(one) === null);
  const values = unsent.map(({ studentId, reason }) => ({
    ...{ studentId, reason, ...from },
    ...{ at: now, day: businessDay(now) },
  }));
  if (values.length > 0) await db.insert(reminders).values(values);
  const sentTo = unsent.map(({ studentId }) => studentId);
  const reminderOf = await remindersToday(db, asked, now);
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
