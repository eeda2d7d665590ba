import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { foundationOfStudent, studentStatList } from '../../../src/contract/foundation';
import { dayLength, startOfDay, toMoment } from '../../../src/domain/businessTime';
import type { HealthLevel } from '../../../src/domain/students';
import type { Queries } from '../../db/database';
import { listings, remedialCourses, students } from '../../db/tables';
import { namesStudent } from '../../keyword';
import { listed, pageOf, total } from '../../page';
import { absent } from '../../refusal';
import { type Handler, serve } from '../../serve';
import {
  countColumns,
  durationColumns,
  effectiveShare,
  masteryOf,
  type Meant,
  noDurations,
  secondsBetween,
  shareOf,
  studyOf,
  totalOf,
} from './study';

/** What some students have done, by student. */
async function statsOf(db: Queries, meant: Meant, now: Date) {
  const study = studyOf(db, meant);
  const today = startOfDay(now);
  const tomorrow = startOfDay(now, 1);
  const rows = await db
    .select({
      studentId: study.studentId,
      seconds: durationColumns(study),
      today: secondsBetween(study, today, tomorrow),
      yesterday: secondsBetween(study, startOfDay(now, -1), today),
      week: secondsBetween(study, startOfDay(now, -6), tomorrow),
      ...countColumns(study),
    })
    .from(study)
    .groupBy(study.studentId);
  const mastery = await masteryOf(db, meant);
  return new Map(
    rows.map(({ studentId, answerCount, rightCount, ...row }) => [
      studentId,
      {
        ...row,
        accuracy: shareOf(rightCount, answerCount),
        mastery: mastery.get(studentId) ?? null,
      },
    ]),
  );
}

const nothing = {
  ...{ seconds: noDurations, today: 0, yesterday: 0, week: 0 },
  ...{ accuracy: null, mastery: null },
};

/** How many days back the change of the health reaches. */
const healthDays = 30;

/** How many steps remedial courses have moved a student's health of late. */
async function healthChange(db: Queries, studentId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - healthDays * dayLength);
  const done = await db
    .select({ direction: remedialCourses.direction })
    .from(remedialCourses)
    .where(and(eq(remedialCourses.studentId, studentId), gt(remedialCourses.doneAt, since)));
  return done.reduce((sum, { direction }) => sum + (direction === 'up' ? 1 : -1), 0);
}

export const studentHandlers: readonly Handler[] = [
  serve(studentStatList, async ({ payload, session, db, now }) => {
    const { type, subject_id: subjectId } = payload;
    const found = await pageOf(
      (limit, offset) =>
        db
          .select({
            id: students.id,
            name: students.name,
            username: students.username,
            grade: students.grade,
            health: sql<HealthLevel>`${students.health}`,
            round: students.foundationRound,
            type: students.foundationType,
            total,
          })
          .from(listings)
          .innerJoin(students, eq(students.id, listings.studentId))
          .where(
            and(
              eq(listings.accountId, session.account.id),
              namesStudent(payload.keyword),
              type === undefined || type === '' ? undefined : eq(students.foundationType, type),
            ),
          )
          .orderBy(asc(students.grade), asc(students.pinyin), asc(students.id))
          .limit(limit)
          .offset(offset),
      payload,
    );
    const ids = found.rows.map(({ id }) => id);
    const meant: Meant = { subjectId, whose: (student) => inArray(student, ids) };
    const stats = ids.length === 0 ? new Map<number, never>() : await statsOf(db, meant, now);
    return listed(
      found,
      ({ id, total: _, ...row }) => {
        const { seconds, today, yesterday, week, accuracy, mastery } = stats.get(id) ?? nothing;
        return {
          student_id: id,
          ...row,
          ...{ today_seconds: today, yesterday_seconds: yesterday, week_seconds: week },
          total_seconds: totalOf(seconds),
          effective_share: effectiveShare(seconds),
          ...{ accuracy, mastery },
        };
      },
      now,
    );
  }),

  serve(foundationOfStudent, async ({ payload, session, db, now }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    const [row] = await db
      .select({
        name: students.name,
        username: students.username,
        health: sql<HealthLevel>`${students.health}`,
      })
      .from(listings)
      .innerJoin(students, eq(students.id, listings.studentId))
      .where(and(eq(listings.accountId, session.account.id), eq(students.id, studentId)));
    if (row === undefined) throw absent();
    const meant: Meant = { subjectId, whose: (student) => sql`${student} = ${studentId}` };
    const stats = await statsOf(db, meant, now);
    const { seconds, accuracy, mastery } = stats.get(studentId) ?? nothing;
    return {
      student_id: studentId,
      ...row,
      health_change: await healthChange(db, studentId, now),
      ...{ seconds, accuracy, mastery, as_of: toMoment(now) },
    };
  }),
];
