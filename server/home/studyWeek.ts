import { and, asc, gte, inArray, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { studyWeek } from '../../src/contract/home';
import { businessDay, startOfDay, toMoment } from '../../src/domain/businessTime';
import { effectiveStored } from '../../src/domain/foundationTime';
import type { StudyDay } from '../../src/domain/home';
import { wholeMinutes } from '../../src/domain/number';
import { rightIfAnswered } from '../answered';
import { businessDate, businessDayAt } from '../businessDate';
import type { Queries } from '../db/database';
import { activities, answers } from '../db/tables';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';

/** Which study is meant: whose, and of how many business days, today included. */
interface Meant {
  /** A condition on a student's id. */
  readonly whose: (studentId: SQLWrapper) => SQL | undefined;
  readonly days: number;
  readonly now: Date;
}

/** Every stretch of study that is meant, answering and all else. */
function studyOf(db: Queries, { whose, days, now }: Meant) {
  const since = startOfDay(now, 1 - days);
  const answering = db
    .select({
      studentId: sql<number>`${answers.studentId}`.as('student_id'),
      kind: sql<string>`'answer'::text`.as('kind'),
      module: sql<string>`${answers.module}`.as('module'),
      seconds: sql<number>`${answers.seconds}`.as('seconds'),
      isRight: sql<boolean | null>`${rightIfAnswered}`.as('is_right'),
      at: sql`${answers.submittedAt}`.as('at'),
    })
    .from(answers)
    .where(
      and(gte(answers.submittedAt, since), lte(answers.submittedAt, now), whose(answers.studentId)),
    );
  const other = db
    .select({
      studentId: sql<number>`${activities.studentId}`.as('student_id'),
      kind: sql<string>`${activities.kind}`.as('kind'),
      module: sql<string>`${activities.module}`.as('module'),
      seconds: sql<number>`${activities.seconds}`.as('seconds'),
      isRight: sql<boolean | null>`null::boolean`.as('is_right'),
      at: sql`${activities.at}`.as('at'),
    })
    .from(activities)
    .where(and(gte(activities.at, since), lte(activities.at, now), whose(activities.studentId)));
  return unionAll(answering, other).as('study');
}

/** The days on which somebody studied. */
function selectDays(db: Queries, meant: Meant) {
  const study = studyOf(db, meant);
  const seconds = (condition = sql`true`) =>
    sql<number>`coalesce(sum(${study.seconds}) filter (where ${condition}), 0)`.mapWith(Number);
  const number = (condition = sql`true`) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const date = businessDate(study.at);
  return db
    .select({
      day: businessDayAt(date),
      active_count: sql<number>`count(distinct ${study.studentId})`.mapWith(Number),
      total_seconds: seconds(),
      effective_seconds: seconds(inArray(study.kind, effectiveStored)),
      foundation_seconds: seconds(sql`${study.module} = 'foundation'`),
      synchronous_seconds: seconds(sql`${study.module} = 'synchronous'`),
      answer_count: sql<number>`count(${study.isRight})`.mapWith(Number),
      right_count: number(sql`${study.isRight}`),
    })
    .from(study)
    .groupBy(date)
    .orderBy(asc(date));
}

const empty: Omit<StudyDay, 'day'> = {
  active_count: 0,
  total_seconds: 0,
  effective_seconds: 0,
  foundation_seconds: 0,
  synchronous_seconds: 0,
  answer_count: 0,
  right_count: 0,
};

/** The last business days, today last. */
export function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, index) =>
    businessDay(startOfDay(now, index + 1 - count)),
  );
}

/** Every day that is meant, also those without study, today last; study belongs to any subject. */
export async function studyDays(db: Queries, meant: Meant): Promise<StudyDay[]> {
  const rows = await selectDays(db, meant);
  return lastDays(meant.days, meant.now).map(
    (day) => rows.find((row) => row.day === day) ?? { ...empty, day },
  );
}

/** The ids of those who studied effectively on the days that are meant: time at the machine alone is no study. */
export function selectStudying(db: Queries, meant: Meant) {
  const study = studyOf(db, meant);
  return db
    .selectDistinct({ studentId: study.studentId })
    .from(study)
    .where(inArray(study.kind, effectiveStored));
}

/** What each student studied on the days that are meant, in any subject: whole effective minutes, and answers. */
export function studyByStudent(db: Queries, meant: Meant) {
  const study = studyOf(db, meant);
  const date = businessDate(study.at);
  const effective = inArray(study.kind, effectiveStored);
  return db
    .select({
      studentId: study.studentId,
      day: businessDayAt(date),
      minutes: sql<number>`coalesce(sum(${study.seconds}) filter (where ${effective}), 0)`.mapWith(
        (sum) => wholeMinutes(Number(sum)),
      ),
      questions: sql<number>`count(${study.isRight})`.mapWith(Number),
    })
    .from(study)
    .groupBy(study.studentId, date);
}

export const studyWeekHandlers: readonly Handler[] = [
  // Time at the machine belongs to no subject, so all of them count here.
  serve(studyWeek, async ({ session, db, now }) => {
    const whose = (studentId: SQLWrapper) => isSeen(db, session.account.id, studentId);
    const list = await studyDays(db, { whose, days: 7, now });
    return { list, total: list.length, as_of: toMoment(now) };
  }),
];
