import { and, eq, gte, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { dayStart } from '../../../src/domain/businessTime';
import { type Durations, storedKinds, type StudyKind } from '../../../src/domain/foundationTime';
import { proficientMastery, wordRecitationSince } from '../../../src/domain/limits';
import { rightIfAnswered } from '../../answered';
import type { Queries } from '../../db/database';
import type { Given } from '../../db/statement';
import {
  activities,
  answers,
  cardPoints,
  cards,
  courses,
  lessons,
  questions,
} from '../../db/tables';

/** Selects study by subject, student and time. */
export interface Meant {
  readonly subjectId: Given<number>;
  /** A condition on a student's id. */
  readonly whose: (studentId: SQLWrapper) => SQL | undefined;
  readonly from?: Given<Date> | undefined;
  /** The end of the time, which does not belong to it. */
  readonly until?: Given<Date> | undefined;
}

const moment = (given: Given<Date>) =>
  sql`${given instanceof Date ? given.toISOString() : given}::timestamptz`;

/** Whether a moment lies in the selected time. */
const within = (at: SQLWrapper, { from, until }: Meant) =>
  and(
    from === undefined ? undefined : gte(at, moment(from)),
    until === undefined ? undefined : lt(at, moment(until)),
  );

/** The points that each foundation course of a subject teaches; a point may be taught by several. */
export function taughtPoints(db: Queries, subjectId: Given<number>) {
  return db
    .selectDistinct({
      courseId: sql<number>`${lessons.courseId}`.as('taught_course'),
      pointId: sql<number>`${cardPoints.pointId}`.as('taught_point'),
    })
    .from(cardPoints)
    .innerJoin(cards, eq(cards.id, cardPoints.cardId))
    .innerJoin(lessons, eq(lessons.id, cards.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(courses.program, 'foundation'), eq(courses.subjectId, subjectId)))
    .as('taught');
}

/** Foundation answers of the subject. */
function answersOf(db: Queries, meant: Meant) {
  return db
    .select({
      studentId: sql<number>`${answers.studentId}`.as('student_id'),
      kind: sql<string>`'answer'::text`.as('kind'),
      seconds: sql<number>`${answers.seconds}`.as('seconds'),
      isRight: sql<boolean | null>`${rightIfAnswered}`.as('is_right'),
      pointId: sql<number | null>`${questions.pointId}`.as('point_id'),
      passageId: sql<number | null>`${questions.passageId}`.as('passage_id'),
      at: sql<Date>`${answers.submittedAt}`.as('at'),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        eq(answers.module, 'foundation'),
        eq(questions.subjectId, meant.subjectId),
        meant.whose(answers.studentId),
        within(answers.submittedAt, meant),
      ),
    );
}

/** Whether a stretch of study is word recitation that counts: from a day on [CONST-033]. */
function isRecitation(study: { readonly kind: SQLWrapper; readonly at: SQLWrapper }): SQL {
  const since = dayStart(wordRecitationSince).toISOString();
  return sql`${study.kind} = 'wordRecitation' and ${study.at} >= ${since}::timestamptz`;
}

/** Whether a stretch of time counts: word recitation from before that day does not. */
const doesCount = sql`(${activities.kind} <> 'wordRecitation' or ${isRecitation(activities)})`;

/** Time at the machine besides answering, of the foundation; it belongs to no subject, so it counts in each. */
function activitiesOf(db: Queries, meant: Meant) {
  return db
    .select({
      studentId: sql<number>`${activities.studentId}`.as('student_id'),
      kind: sql<string>`${activities.kind}`.as('kind'),
      seconds: sql<number>`${activities.seconds}`.as('seconds'),
      isRight: sql<boolean | null>`null::boolean`.as('is_right'),
      pointId: sql<number | null>`null::integer`.as('point_id'),
      passageId: sql<number | null>`null::integer`.as('passage_id'),
      at: sql<Date>`${activities.at}`.as('at'),
    })
    .from(activities)
    .where(
      and(
        eq(activities.module, 'foundation'),
        doesCount,
        meant.whose(activities.studentId),
        within(activities.at, meant),
      ),
    );
}

/** Every stretch of foundation study. */
export function studyOf(db: Queries, meant: Meant) {
  return unionAll(answersOf(db, meant), activitiesOf(db, meant)).as('study');
}

/** Study other than answering, with the columns of `studyOf`. */
export function otherStudyOf(db: Queries, meant: Meant) {
  return activitiesOf(db, meant).as('study');
}

/** Answering alone, with the columns of `studyOf`. */
export function answeringOf(db: Queries, meant: Meant) {
  return answersOf(db, meant).as('study');
}

type Study = ReturnType<typeof studyOf>;

/** The sum of a column, of the rows that a condition finds: a condition that always holds costs time, too. */
export function sumOf(value: SQLWrapper, condition?: SQL): SQL<number> {
  const found = condition === undefined ? sql`` : sql` filter (where ${condition})`;
  return sql<number>`coalesce(sum(${value})${found}, 0)`.mapWith(Number);
}

/** Seconds by what they were spent on, as columns [ENTITY-030]. */
export function durationColumns(
  study: { readonly kind: SQLWrapper; readonly seconds: SQLWrapper },
  condition: SQL = sql`true`,
) {
  const of = (kind: StudyKind) =>
    sumOf(study.seconds, sql`${study.kind} = ${storedKinds[kind]} and ${condition}`);
  return {
    ...{ answer: of('answer'), video: of('video'), analysis: of('analysis') },
    ...{ correction: of('correction'), recitation: of('recitation'), other: of('other') },
  };
}

/** Seconds since a moment, as a column. */
export function secondsBetween(study: Study, from: Date, until: Date) {
  return sumOf(
    study.seconds,
    sql`${study.at} >= ${from.toISOString()}::timestamptz
      and ${study.at} < ${until.toISOString()}::timestamptz`,
  );
}

/** How many answers there were, without what was skipped, and how many of them right, as columns. */
export function countColumns(study: Study) {
  return {
    answerCount: sql<number>`count(${study.isRight})`.mapWith(Number),
    rightCount: sql<number>`count(*) filter (where ${study.isRight})`.mapWith(Number),
  };
}

/** Whether a student is proficient in a point, of the answers to it; null where all were skipped. */
export const isMastered = (isRight: SQLWrapper): SQL =>
  sql`avg(${isRight}::int) >= ${proficientMastery}`;

/** The share of the practised points that each student is proficient in [CONST-029]. */
export async function masteryOf(db: Queries, meant: Meant): Promise<ReadonlyMap<number, number>> {
  const study = answeringOf(db, meant);
  const point = db
    .select({
      studentId: sql<number>`${study.studentId}`.as('student_id'),
      isMastered: sql<boolean>`${isMastered(study.isRight)}`.as('is_mastered'),
    })
    .from(study)
    .groupBy(study.studentId, study.pointId)
    .as('point');
  const rows = await db
    .select({
      studentId: point.studentId,
      mastery: sql<number>`avg(${point.isMastered}::int)`.mapWith(Number),
    })
    .from(point)
    .groupBy(point.studentId);
  return new Map(rows.map(({ studentId, mastery }) => [studentId, mastery]));
}

export const noDurations: Durations = {
  ...{ answer: 0, video: 0, analysis: 0, correction: 0, recitation: 0, other: 0 },
};

/** The share of a whole; null where there is nothing to share. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);
