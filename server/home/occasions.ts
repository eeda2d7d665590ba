import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { businessDay } from '../../src/domain/businessTime';
import { attentionReasons, type ReminderReason } from '../../src/domain/home';
import { isRemindable, personStatuses, titleOf } from '../../src/domain/homework';
import { type Occasion as Reason, occasionOf } from '../../src/domain/reminders';
import { isAmong } from '../db/among';
import type { Queries } from '../db/database';
import { homework, homeworkPersons, reminders } from '../db/tables';
import { attentionToday } from './attention';
import type { Occasion } from './reminders';
import type { Desk } from './waiting/things';

interface Asked {
  readonly studentIds: readonly number[];
  /** Whether the account may remind of homework. */
  readonly withHomework: boolean;
}

type Found = Occasion & Reason;

/** Why some students need a person now. */
async function urgentReasons(db: Queries, desk: Desk, now: Date): Promise<Found[]> {
  const list = await attentionToday(db, desk, now);
  return list.map(({ student_id: studentId, reason, evidence_count }) => ({
    ...{ studentId, reason, about: { reason, evidence_count } },
  }));
}

/** The homework that some students can still hand in, the next deadline first. */
async function openHomework(
  db: Queries,
  { subjectId }: Desk,
  studentIds: readonly number[],
): Promise<Found[]> {
  const open = await db
    .select({
      ...{ studentId: homeworkPersons.studentId, id: homework.id },
      ...{ name: homework.name, essay_title: homework.essayTitle },
    })
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
  return open.map(({ studentId, id, ...named }) => ({
    ...{ studentId, reason: `homework.${id}` as const },
    about: { reason: 'homework', homework_name: titleOf(named) },
  }));
}

const isOfHome = (reason: string) =>
  reason.startsWith('homework.') || attentionReasons.some((one) => one === reason);

/** What some students were reminded of today in the subject, of what `occasionsOf` finds. */
async function remindedOf(
  db: Queries,
  { subjectId }: Desk,
  studentIds: readonly number[],
  now: Date,
) {
  const sent = await db
    .select({
      studentId: reminders.studentId,
      reason: sql<ReminderReason>`${reminders.reason}`,
    })
    .from(reminders)
    .where(
      and(
        isAmong(reminders.studentId, studentIds),
        eq(reminders.subjectId, subjectId),
        eq(reminders.day, businessDay(now)),
      ),
    )
    .orderBy(asc(reminders.at));
  return sent.filter(({ reason }) => isOfHome(reason));
}

/** What some students can be reminded of, one thing each: by the rule of `occasionOf`. */
export async function occasionsOf(
  db: Queries,
  desk: Desk,
  { studentIds, withHomework }: Asked,
  now: Date,
): Promise<Found[]> {
  const urgent = await urgentReasons(db, desk, now);
  const open = withHomework ? await openHomework(db, desk, studentIds) : [];
  const sent = await remindedOf(db, desk, studentIds, now);
  return studentIds.flatMap((studentId) => {
    const isTheirs = (one: { readonly studentId: number }) => one.studentId === studentId;
    const found = occasionOf({
      urgent: urgent.find(isTheirs),
      open: open.filter(isTheirs),
      today: sent.filter(isTheirs).map(({ reason }) => reason),
    });
    return found === undefined ? [] : [{ studentId, ...found }];
  });
}
