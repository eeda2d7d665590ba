import { and, eq, exists, isNotNull, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import type { studentExport } from '../../src/contract/students';
import { startOfDay } from '../../src/domain/businessTime';
import {
  type Activity,
  healthLevels,
  type StudentList,
  studentLists,
  type StudentSort,
} from '../../src/domain/students';
import { countsBy } from '../counting';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { courses, enrolments, listings, students } from '../db/tables';
import { namesAnyStudent, patternsOf } from '../keyword';
import { inOrder, type Order, placeIn } from '../page';
import type { Language } from '../words';
import { isInClass } from './ownClasses';
import { isCoOwned, learningStatus, pausedSince } from './row';

export type Filters = PayloadOf<typeof studentExport>;

const isVisible = isNull(listings.hiddenAt);
const isAudition = and(eq(listings.kind, 'audition'), isVisible);

/** Which of an account's students stand in a list [SCREEN-015 … SCREEN-018, ENTITY-013]. */
export const lists: Readonly<Record<StudentList, SQL | undefined>> = {
  responsible: and(eq(listings.kind, 'formal'), isVisible),
  audition: isAudition,
  auditioned: and(isAudition, isNotNull(listings.auditionedAt)),
  nonSupervised: and(eq(listings.kind, 'nonSupervised'), isVisible),
  hidden: isNotNull(listings.hiddenAt),
};

/** How many of the account's students that are searched for stand in each list, as one value; has places for `patternsOf`. */
export function countLists(db: Queries, accountId: Given<number>) {
  return db
    .select({ counts: countsBy(studentLists, (list) => lists[list]) })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(and(eq(listings.accountId, accountId), namesAnyStudent));
}

/** The courses that any of an account's students takes, as one value. */
export function takenCourses(db: Queries, accountId: Given<number>, language: Language) {
  const name = courseName(language);
  const course = sql`json_build_object('id', ${courses.id}, 'name', ${name})`;
  const taken = sql<{ id: number; name: string }[]>`coalesce(
    json_agg(${course} order by ${name}, ${courses.id}), '[]')`;
  const isTaken = exists(
    db
      .select({ courseId: enrolments.courseId })
      .from(enrolments)
      .innerJoin(listings, eq(listings.studentId, enrolments.studentId))
      .where(
        and(
          eq(listings.accountId, accountId),
          eq(enrolments.courseId, courses.id),
          isNull(enrolments.leftAt),
        ),
      ),
  );
  return db.select({ courses: taken }).from(courses).where(isTaken);
}

/** When the last study was, in business days; each reaches up to the one before [SCREEN-024]. */
const activity = sql<Activity>`case
  when ${students.lastActiveAt} is null then 'never'
  when ${students.lastActiveAt} >= ${sql.placeholder('today')}::timestamptz then 'today'
  when ${students.lastActiveAt} >= ${sql.placeholder('week')}::timestamptz then 'last7Days'
  when ${students.lastActiveAt} >= ${sql.placeholder('month')}::timestamptz then 'last30Days'
  else 'longer' end`;

/** Whether a student takes a course that is so. */
function takes(db: Queries, course: SQL): SQL {
  return exists(
    db
      .select({ courseId: enrolments.courseId })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(and(eq(enrolments.studentId, students.id), isNull(enrolments.leftAt), course)),
  );
}

/** A filter with a place in the statement; null there does not filter. */
const unless = (value: SQL, condition: SQL) => sql`(${value} is null or ${condition})`;

/** Whether a word is one of the chosen. */
function oneOf(name: string, word: SQLWrapper): SQL {
  const chosen = sql`${sql.placeholder(name)}::text[]`;
  return unless(chosen, sql`${word} = any(${chosen})`);
}

/** Whether a condition holds, or does not, as wanted. */
function as(name: string, condition: SQL): SQL {
  const wanted = sql`${sql.placeholder(name)}::boolean`;
  return unless(wanted, sql`(${condition}) = ${wanted}`);
}

/**
 * Which students are meant [SCREEN-024 … SCREEN-028], with places for `filterValues`: one statement for all
 * filters, that each connection plans once.
 */
export function isMeant(db: Queries, list: StudentList): SQL | undefined {
  const accountId = sql.placeholder('accountId');
  const courseId = sql`${sql.placeholder('courseId')}::int`;
  const classId = sql`${sql.placeholder('classId')}::int`;
  return and(
    eq(listings.accountId, accountId),
    lists[list],
    namesAnyStudent,
    oneOf('activity', activity),
    oneOf('health', students.health),
    oneOf('stars', sql`coalesce(${students.stars}::text, 'none')`),
    oneOf('learningStatus', learningStatus(db, sql.placeholder('pausedBefore'))),
    oneOf('supervision', students.supervision),
    oneOf('grade', sql`${students.grade}::text`),
    unless(courseId, takes(db, sql`${courses.id} = ${courseId}`)),
    unless(classId, isInClass(db, accountId, { studentId: students.id, classId })),
    as('formal', takes(db, eq(courses.type, 'formal'))),
    as('auditioned', isNotNull(listings.auditionedAt)),
    as('coOwned', isCoOwned(db, accountId)),
  );
}

/** A choice of several; an empty one does not filter. */
function chosen(list: readonly (string | number)[] | undefined): string[] | null {
  return list === undefined || list.length === 0 ? null : list.map(String);
}

/** What stands at the places of `isMeant` and of the columns. */
export function filterValues(accountId: number, now: Date, filters: Filters) {
  const daysAgo = (days: number) => startOfDay(now, -days).toISOString();
  return {
    accountId,
    pausedBefore: pausedSince(now),
    ...{ today: daysAgo(0), week: daysAgo(6), month: daysAgo(29) },
    ...patternsOf(filters.keyword),
    activity: chosen(filters.activity),
    health: chosen(filters.health),
    stars: chosen(filters.stars),
    learningStatus: chosen(filters.learning_status),
    supervision: chosen(filters.supervision),
    grade: chosen(filters.grade),
    courseId: filters.course_id ?? null,
    classId: filters.class_id ?? null,
    formal: filters.formal ?? null,
    auditioned: filters.auditioned ?? null,
    coOwned: filters.co_owned ?? null,
  };
}

const columns: Readonly<Record<StudentSort, SQL>> = {
  name: sql`${students.pinyin}`,
  grade: sql`${students.grade}`,
  lastActive: sql`${students.lastActiveAt}`,
  joined: sql`${students.joinedAt}`,
  health: placeIn(healthLevels, students.health),
  stars: sql`${students.stars}`,
  round: sql`${students.foundationRound}`,
};

/** Pinned students first, then by the column asked for, by default the last active first; the id decides ties. */
export function studentOrder(sort: StudentSort | undefined, order: Order | undefined): SQL[] {
  const [column, way]: [StudentSort, Order | undefined] =
    sort === undefined ? ['lastActive', 'desc'] : [sort, order];
  return [sql`${listings.pinned} desc`, inOrder(columns[column], way), sql`${students.id} asc`];
}
