import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { crmUserInfoUrl, studentInfo } from '../../src/contract/students';
import { toMoment } from '../../src/domain/businessTime';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { courses, enrolments, lessons, listings, students } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { outsidePage } from '../shell/outsidePages';
import type { Language } from '../words';
import { selectStudents, studentRowOf } from './row';
import { demandSeen } from './seen';

/** The courses of a subject that a student takes, in the order of joining. */
async function coursesOf(db: Queries, studentId: number, subjectId: number, language: Language) {
  const lessonCount = db
    .select({ count: count() })
    .from(lessons)
    .where(eq(lessons.courseId, courses.id));
  const rows = await db
    .select({
      id: courses.id,
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
  return rows.map((row) => ({
    course_id: row.id,
    name: row.name,
    joined_at: toMoment(row.joinedAt),
    last_active_at: row.lastActiveAt === null ? null : toMoment(row.lastActiveAt),
    lessons_learned: row.lessonsLearned,
    lesson_count: row.lessonCount,
  }));
}

export const infoHandlers: readonly Handler[] = [
  serve(studentInfo, async ({ payload, session, db, now, language }) => {
    const { student_id, subject_id } = payload;
    const accountId = session.account.id;
    const [rows, taken] = await Promise.all([
      selectStudents(db, accountId, now).where(
        and(eq(listings.accountId, accountId), eq(students.id, student_id)),
      ),
      coursesOf(db, student_id, subject_id, language),
    ]);
    const [row] = rows;
    if (row === undefined) throw absent();
    const student = studentRowOf(row);
    return {
      student,
      courses: taken,
      // The campus fills both in; supervising functions freeze without them.
      is_profile_complete:
        student.supervision !== 'unmarked' && student.responsibilities.length > 0,
      as_of: toMoment(now),
    };
  }),

  serve(crmUserInfoUrl, async ({ payload, session, db }) => {
    const student = payload.student_id;
    await demandSeen(db, session.account.id, [student]);
    return outsidePage(db, 'customerRecord', { account: session.account.id, student });
  }),
];
