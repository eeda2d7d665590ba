import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { courses, enrolments, lessons } from '../db/tables';
import type { Language } from '../words';

/** The courses of a subject that a student takes, in the order of joining, each with how far the student is. */
export function coursesTaken(
  db: Queries,
  studentId: number,
  subjectId: number,
  language: Language,
) {
  const lessonCount = db
    .select({ count: count() })
    .from(lessons)
    .where(eq(lessons.courseId, courses.id));
  return db
    .select({
      course: courses,
      name: courseName(language),
      joinedAt: enrolments.joinedAt,
      lastActiveAt: enrolments.lastActiveAt,
      lessonsLearned: enrolments.lessonsLearned,
      lessonCount: sql<number>`(${lessonCount})`.mapWith(Number),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.studentId, studentId),
        eq(courses.subjectId, subjectId),
        isNull(enrolments.leftAt),
      ),
    )
    .orderBy(asc(enrolments.joinedAt), asc(courses.id));
}
