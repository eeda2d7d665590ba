import { and, asc, eq, inArray } from 'drizzle-orm';
import { isRemindable, personStatuses } from '../../src/domain/homework';
import { isAmong } from '../db/among';
import type { Queries } from '../db/database';
import { homework, homeworkPersons } from '../db/tables';
import { attentionToday } from './attention';
import { type Occasion, remindersToday } from './reminders';
import type { Desk } from './waiting/things';

interface Asked {
  readonly studentIds: readonly number[];
  /** Whether the account may remind of homework. */
  readonly withHomework: boolean;
}

/** The homework that some students can still hand in, the next deadline first. */
async function openHomework(
  db: Queries,
  { subjectId }: Desk,
  studentIds: readonly number[],
): Promise<Occasion[]> {
  const open = await db
    .select({ studentId: homeworkPersons.studentId, homeworkId: homework.id })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(
      and(
        eq(homework.subjectId, subjectId),
        isAmong(homeworkPersons.studentId, studentIds),
        inArray(homeworkPersons.status, personStatuses.filter(isRemindable)),
      ),
    )
    .orderBy(asc(homeworkPersons.dueAt), asc(homeworkPersons.id));
  return open.map(({ studentId, homeworkId }) => ({
    studentId,
    reason: `homework.${homeworkId}` as const,
  }));
}

/**
 * What some students can be reminded of, one thing each: what somebody has reminded the student of today, so that asking
 * again sends nothing else; without it why the student needs a person now, else homework that can still be handed in.
 */
export async function occasionsOf(
  db: Queries,
  desk: Desk,
  { studentIds, withHomework }: Asked,
  now: Date,
): Promise<Occasion[]> {
  const urgent = (await attentionToday(db, desk, now)).map(
    ({ student_id: studentId, reason }): Occasion => ({ studentId, reason }),
  );
  const open = withHomework ? await openHomework(db, desk, studentIds) : [];
  const reminderOf = await remindersToday(db, studentIds, now);
  const isReminded = (one: Occasion) => reminderOf(one) !== null;
  return studentIds.flatMap((studentId) => {
    const occasions = [...urgent, ...open].filter((one) => one.studentId === studentId);
    const found = occasions.find(isReminded) ?? occasions[0];
    return found === undefined ? [] : [found];
  });
}
