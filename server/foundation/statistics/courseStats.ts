import { eq, sql } from 'drizzle-orm';
import { forEachKind } from '../../../src/domain/foundationTime';
import type { Queries } from '../../db/database';
import { nothing, type Stats, timeColumns } from './stats';
import {
  answeringOf,
  countColumns,
  isMastered,
  type Meant,
  otherStudyOf,
  shareOf,
  taughtPoints,
} from './study';

/** A student in a course, as the key of a map. */
export const keyOf = (studentId: number, courseId: number) =>
  `${String(studentId)}-${String(courseId)}`;

/** The share of the practised points of a course that each student is proficient in, by student and course. */
async function masteries(db: Queries, meant: Meant): Promise<ReadonlyMap<string, number>> {
  const study = answeringOf(db, meant);
  const taught = taughtPoints(db, meant.subjectId);
  const point = db
    .select({
      studentId: sql<number>`${study.studentId}`.as('of_student'),
      courseId: sql<number>`${taught.courseId}`.as('of_course'),
      isMastered: sql<boolean>`${isMastered(study.isRight)}`.as('is_mastered'),
    })
    .from(study)
    .innerJoin(taught, eq(taught.pointId, study.pointId))
    .groupBy(study.studentId, taught.courseId, study.pointId)
    .as('point');
  const rows = await db
    .select({
      ...{ studentId: point.studentId, courseId: point.courseId },
      mastery: sql<number>`avg(${point.isMastered}::int)`.mapWith(Number),
    })
    .from(point)
    .groupBy(point.studentId, point.courseId);
  return new Map(rows.map((row) => [keyOf(row.studentId, row.courseId), row.mastery]));
}

type Time = Pick<Stats, 'seconds' | 'today' | 'yesterday' | 'week'>;

const added = (one: Time, other: Time): Time => ({
  seconds: forEachKind((kind) => one.seconds[kind] + other.seconds[kind]),
  today: one.today + other.today,
  yesterday: one.yesterday + other.yesterday,
  week: one.week + other.week,
});

/**
 * What some students have done in each foundation course of a subject: the answers to its points, and the
 * time besides answering, which belongs to no course and so counts in each.
 */
export async function courseStatsOf(db: Queries, meant: Meant, now: Date) {
  const study = answeringOf(db, meant);
  const taught = taughtPoints(db, meant.subjectId);
  const answering = await db
    .select({
      ...{ studentId: study.studentId, courseId: taught.courseId },
      ...timeColumns(study, now),
      ...countColumns(study),
    })
    .from(study)
    .innerJoin(taught, eq(taught.pointId, study.pointId))
    .groupBy(study.studentId, taught.courseId);
  const rest = otherStudyOf(db, meant);
  const others = await db
    .select({ studentId: rest.studentId, ...timeColumns(rest, now) })
    .from(rest)
    .groupBy(rest.studentId);
  const mastery = await masteries(db, meant);
  const byCourse = new Map(answering.map((row) => [keyOf(row.studentId, row.courseId), row]));
  const byStudent = new Map(others.map((row) => [row.studentId, row]));
  return (studentId: number, courseId: number): Stats => {
    const key = keyOf(studentId, courseId);
    const answers = byCourse.get(key);
    return {
      ...added(answers ?? nothing, byStudent.get(studentId) ?? nothing),
      accuracy: shareOf(answers?.rightCount ?? 0, answers?.answerCount ?? 0),
      mastery: mastery.get(key) ?? null,
    };
  };
}
