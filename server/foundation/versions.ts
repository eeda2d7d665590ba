import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import { bookVersions } from '../../src/contract/foundation';
import type { Queries } from '../db/database';
import { courses, enrolments } from '../db/tables';
import { type Handler, serve } from '../serve';
import { demandSeen } from '../students/seen';

/** The version of the textbook that the student's latest course of a subject follows; null without one. */
export async function bookVersionOf(
  db: Queries,
  studentId: number,
  subjectId: number,
): Promise<string | null> {
  const [latest] = await db
    .select({ version: courses.version })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.studentId, studentId),
        isNull(enrolments.leftAt),
        eq(courses.subjectId, subjectId),
      ),
    )
    .orderBy(desc(enrolments.joinedAt), desc(courses.id))
    .limit(1);
  return latest?.version ?? null;
}

export const versionHandlers: readonly Handler[] = [
  serve(bookVersions, async ({ payload, session, db }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const ofSubject = eq(courses.subjectId, subjectId);
    const list = await db
      .select({ version: courses.version, course_count: count() })
      .from(courses)
      .where(ofSubject)
      .groupBy(courses.version)
      .orderBy(asc(courses.version));
    const current = await bookVersionOf(db, studentId, subjectId);
    return { current, list };
  }),
];
