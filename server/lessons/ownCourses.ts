import {
  and,
  count,
  countDistinct,
  eq,
  isNotNull,
  isNull,
  max,
  min,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { courseListings, courses, enrolments, lessons, listings } from '../db/tables';
import { isCourseSeen } from '../students/seen';

/** How the account has arranged a course, to be joined to courses. */
export function arrangedBy(accountId: Given<number>): SQL | undefined {
  return and(eq(courseListings.courseId, courses.id), eq(courseListings.accountId, accountId));
}

/** Whether a course of the subject is the account's: assigned to it, or taken by one of its students [ROLE-045]. */
export function isOwnCourse(
  db: Queries,
  accountId: Given<number>,
  subjectId: Given<number>,
): SQL | undefined {
  return and(
    eq(courses.subjectId, subjectId),
    or(isNotNull(courseListings.assignedAt), isCourseSeen(db, accountId, courses.id)),
  );
}

/** What the account's visible students do in each course. */
function studentsIn(db: Queries, accountId: number) {
  return db
    .select({
      courseId: enrolments.courseId,
      students: countDistinct(enrolments.studentId).as('students'),
      joinedAt: min(enrolments.joinedAt).as('first_joined_at'),
      lastActiveAt: max(enrolments.lastActiveAt).as('last_studied_at'),
    })
    .from(enrolments)
    .innerJoin(listings, eq(listings.studentId, enrolments.studentId))
    .where(and(eq(listings.accountId, accountId), isNull(enrolments.leftAt)))
    .groupBy(enrolments.courseId)
    .as('taken');
}

/** The parts of a statement about the account's courses: their columns, and what is joined for them. */
export function ownCourses(db: Queries, accountId: number) {
  const taken = studentsIn(db, accountId);
  const lessonCount = db
    .select({ count: count() })
    .from(lessons)
    .where(eq(lessons.courseId, courses.id));
  return {
    taken,
    columns: {
      course: courses,
      pinned: sql<boolean>`coalesce(${courseListings.pinned}, false)`,
      hiddenAt: courseListings.hiddenAt,
      assignedAt: courseListings.assignedAt,
      joinedAt: taken.joinedAt,
      lastActiveAt: taken.lastActiveAt,
      studentCount: sql<number>`coalesce(${taken.students}, 0)`.mapWith(Number),
      lessonCount: sql<number>`(${lessonCount})`.mapWith(Number),
    },
  };
}
