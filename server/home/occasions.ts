import { and, asc, eq, inArray } from 'drizzle-orm';
import { isRemindable, personStatuses, titleOf } from '../../src/domain/homework';
import { isAmong } from '../db/among';
import type { Queries } from '../db/database';
import { homework, homeworkPersons } from '../db/tables';
import { attentionToday } from './attention';
import type { Foreseen } from './reminders';
import type { Desk } from './waiting/things';

interface Asked {
  readonly studentIds: readonly number[];
  /** Whether the account may remind of homework. */
  readonly withHomework: boolean;
}

/** Why some students need a person now. */
async function urgentReasons(db: Queries, desk: Desk, now: Date): Promise<Foreseen[]> {
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
): Promise<Foreseen[]> {
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

/** What some students can be reminded of, one thing each: why one needs a person now, else the next homework to hand in. */
export async function occasionsOf(
  db: Queries,
  desk: Desk,
  { studentIds, withHomework }: Asked,
  now: Date,
): Promise<Foreseen[]> {
  const urgent = await urgentReasons(db, desk, now);
  const open = withHomework ? await openHomework(db, desk, studentIds) : [];
  return studentIds.flatMap((studentId) => {
    const isTheirs = (one: { readonly studentId: number }) => one.studentId === studentId;
    return urgent.find(isTheirs) ?? open.find(isTheirs) ?? [];
  });
}
