import { sql, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { startOfDay } from '../../../src/domain/businessTime';
import {
  type CourseSort,
  type Durations,
  effectiveShare,
  type FoundationSort,
  storedKinds,
  totalSeconds,
} from '../../../src/domain/foundationTime';
import type { Queries } from '../../db/database';
import {
  answeringOf,
  countColumns,
  durationColumns,
  isMastered,
  type Meant,
  noDurations,
  otherStudyOf,
  secondsBetween,
  shareOf,
  type studyOf,
  sumOf,
} from './study';

/** What a student has done. */
export interface Stats {
  readonly seconds: Durations;
  readonly today: number;
  readonly yesterday: number;
  readonly week: number;
  readonly accuracy: number | null;
  readonly mastery: number | null;
}

/** What the study is summed for before it sorts students or courses. */
export const sums: Partial<Record<FoundationSort | CourseSort, (stats: Stats) => number | null>> = {
  today: ({ today }) => today,
  yesterday: ({ yesterday }) => yesterday,
  week: ({ week }) => week,
  total: ({ seconds }) => totalSeconds(seconds),
  effective: ({ seconds }) => effectiveShare(seconds),
  accuracy: ({ accuracy }) => accuracy,
  mastery: ({ mastery }) => mastery,
};

/** Seconds by what they were spent on, and of the latest days, as columns. */
export function timeColumns(study: ReturnType<typeof studyOf>, now: Date) {
  const today = startOfDay(now);
  const tomorrow = startOfDay(now, 1);
  return {
    seconds: durationColumns(study),
    today: secondsBetween(study, today, tomorrow),
    yesterday: secondsBetween(study, startOfDay(now, -1), today),
    week: secondsBetween(study, startOfDay(now, -6), tomorrow),
  };
}

/** The share of a student's points that are mastered, where there is any. */
const masteryOrNull = (share: string): number | null => Number(share);

/** Sums of some study of each student, by what else groups them. */
function sumsOf(db: Queries, study: ReturnType<typeof studyOf>, by: SQLWrapper, now: Date) {
  const { today, yesterday, week } = timeColumns(study, now);
  const { answerCount, rightCount } = countColumns(study);
  return db
    .select({
      studentId: sql<number>`${study.studentId}`.as('of_student'),
      kind: sql<string>`min(${study.kind})`.as('of_kind'),
      seconds: sumOf(study.seconds).as('all_seconds'),
      ...{ today: today.as('today'), yesterday: yesterday.as('yesterday'), week: week.as('week') },
      ...{ answerCount: answerCount.as('answers'), rightCount: rightCount.as('right_answers') },
      isMastered: sql<boolean>`${isMastered(study.isRight)}`.as('is_mastered'),
    })
    .from(study)
    .groupBy(study.studentId, sql`${by}`);
}

/**
 * What some students did, answers by point and the rest by kind: so each stretch of study is read once, for time and
 * for mastery, and few sums are left to be put together.
 */
function pointsOf(db: Queries, meant: Meant, now: Date) {
  const [answering, rest] = [answeringOf(db, meant), otherStudyOf(db, meant)];
  return unionAll(
    sumsOf(db, answering, answering.pointId, now),
    sumsOf(db, rest, rest.kind, now),
  ).as('point');
}

/** What some students have done, by student. */
export async function statsOf(db: Queries, meant: Meant, now: Date) {
  const point = pointsOf(db, meant, now);
  const rows = await db
    .select({
      studentId: point.studentId,
      seconds: durationColumns({ kind: point.kind, seconds: point.seconds }),
      today: sumOf(point.today),
      yesterday: sumOf(point.yesterday),
      week: sumOf(point.week),
      answerCount: sumOf(point.answerCount),
      rightCount: sumOf(point.rightCount),
      mastery:
        sql`avg(${point.isMastered}::int) filter (where ${point.kind} = ${storedKinds.answer})`.mapWith(
          masteryOrNull,
        ),
    })
    .from(point)
    .groupBy(point.studentId);
  return new Map(
    rows.map(({ studentId, answerCount, rightCount, ...row }) => [
      studentId,
      { ...row, accuracy: shareOf(rightCount, answerCount) },
    ]),
  );
}

/** What a student has who has done nothing. */
export const nothing: Stats = {
  ...{ seconds: noDurations, today: 0, yesterday: 0, week: 0 },
  ...{ accuracy: null, mastery: null },
};
