import { and, eq, sql } from 'drizzle-orm';
import { isRemindable, type PersonStatus, type Reminding } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { homeworkPersons } from '../db/tables';
import { remindersToday } from '../home/reminders';
import { isSeen } from '../students/seen';

/** The students of an assignment, of those whom the account sees, who can still hand in. */
export async function remindableOf(
  db: Queries,
  accountId: number,
  homeworkId: number,
): Promise<number[]> {
  const persons = await db
    .select({
      studentId: homeworkPersons.studentId,
      status: sql<PersonStatus>`${homeworkPersons.status}`,
    })
    .from(homeworkPersons)
    .where(
      and(
        eq(homeworkPersons.homeworkId, homeworkId),
        isSeen(db, accountId, homeworkPersons.studentId),
      ),
    );
  return persons.filter(({ status }) => isRemindable(status)).map(({ studentId }) => studentId);
}

interface Asked {
  readonly accountId: number;
  readonly subjectId: number;
  readonly homeworkId: number;
}

/** How reminding of an assignment stands today. */
export async function remindingOf(
  db: Queries,
  { accountId, subjectId, homeworkId }: Asked,
  now: Date,
): Promise<Reminding> {
  const studentIds = await remindableOf(db, accountId, homeworkId);
  const reminderOf = await remindersToday(db, { studentIds, subjectId }, now);
  const reason = `homework.${homeworkId}` as const;
  const found = studentIds.map((studentId) => reminderOf({ studentId, reason }));
  const sent = found.filter((one) => one !== null);
  return {
    missing_count: found.length,
    waiting_count: found.length - sent.length,
    last: sent.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1) ?? null,
  };
}
