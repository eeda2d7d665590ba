import { and, count, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { enrolments, lessons } from '../db/tables';
import { tellOfStudent } from '../students/seen';

/** Takes up how many lessons of a course a student has learned; the last of them clears the course. */
export async function learnLessons(
  db: Queries,
  { studentId, courseId }: { readonly studentId: number; readonly courseId: number },
  lessonsLearned: number,
  now: Date,
): Promise<void> {
  const lessonCount = db
    .select({ count: count() })
    .from(lessons)
    .where(eq(lessons.courseId, courseId));
  const cleared = sql`coalesce(${enrolments.clearedAt}, ${now.toISOString()}::timestamptz)`;
  await db
    .update(enrolments)
    .set({
      lessonsLearned,
      clearedAt: sql`case when ${lessonsLearned} >= (${lessonCount}) then ${cleared} end`,
    })
    .where(and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, courseId)));
  await tellOfStudent(db, studentId);
}
