import { and, asc, eq, inArray } from 'drizzle-orm';
import { setCourseStatus } from '../../src/contract/courses';
import type { CourseStatus } from '../../src/domain/lessons';
import { nextListing } from '../../src/machines/students/listing';
import type { Queries } from '../db/database';
import { courseListings, courses } from '../db/tables';
import { type Handler, serve } from '../serve';
import { arrangedBy, isOwnCourse } from './ownCourses';

/** The event of the chart `listing` that a status of a course or a class asks for. */
export function eventOf(status: CourseStatus, at: string) {
  const events = {
    pinned: { type: 'student.pinned' },
    unpinned: { type: 'student.unpinned' },
    hidden: { type: 'student.hidden', at },
    visible: { type: 'student.unhidden' },
  } as const;
  return events[status];
}

/** Gives each of the account's courses a row, and locks the rows in the order of their ids. */
async function lockCourses(db: Queries, accountId: number, subjectId: number, ids: number[]) {
  const meant = and(inArray(courses.id, ids), isOwnCourse(db, accountId, subjectId));
  const own = await db
    .select({ courseId: courses.id })
    .from(courses)
    .leftJoin(courseListings, arrangedBy(accountId))
    .where(meant)
    .orderBy(asc(courses.id));
  if (own.length === 0) return [];
  await db
    .insert(courseListings)
    .values(own.map((row) => ({ ...row, accountId })))
    .onConflictDoNothing();
  return db
    .select()
    .from(courseListings)
    .where(
      and(
        eq(courseListings.accountId, accountId),
        inArray(
          courseListings.courseId,
          own.map(({ courseId }) => courseId),
        ),
      ),
    )
    .orderBy(asc(courseListings.courseId))
    .for('update');
}

export const courseStatusHandlers: readonly Handler[] = [
  serve(
    setCourseStatus,
    async ({ payload, session, db, now, tell }) => {
      const accountId = session.account.id;
      const { subject_id: subjectId, course_ids: ids, status } = payload;
      const event = eventOf(status, now.toISOString());
      const outcomes: { course_id: number; outcome: 'done' | 'refused' }[] = [];
      for (const row of await lockCourses(db, accountId, subjectId, ids)) {
        const stored = { pinned: row.pinned, hiddenAt: row.hiddenAt?.toISOString() ?? null };
        const next = nextListing(stored, event);
        outcomes.push({ course_id: row.courseId, outcome: next === null ? 'refused' : 'done' });
        if (next === null) continue;
        const hiddenAt = next.hiddenAt === null ? null : new Date(next.hiddenAt);
        await db
          .update(courseListings)
          .set({ pinned: next.pinned, hiddenAt })
          .where(
            and(eq(courseListings.accountId, accountId), eq(courseListings.courseId, row.courseId)),
          );
      }
      if (outcomes.some(({ outcome }) => outcome === 'done'))
        await tell([accountId], { type: 'course.changed' });
      return { outcomes };
    },
    { needs: 'hasPermission' },
  ),
];
