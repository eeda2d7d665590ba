import { and, asc, eq, inArray } from 'drizzle-orm';
import { setCourseStatus } from '../../src/contract/courses';
import type { Queries } from '../db/database';
import { courseListings, courses } from '../db/tables';
import { type Handler, serve } from '../serve';
import { arranging, type Meant } from '../students/listing';
import { arrangedBy, isOwnCourse } from './ownCourses';

/** Gives each of the account's courses a row, and locks the rows in the order of their ids. */
async function lockCourses(db: Queries, { accountId, subjectId, ids }: Meant) {
  const meant = and(inArray(courses.id, [...ids]), isOwnCourse(db, accountId, subjectId));
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

const arrangeCourses = arranging(lockCourses, (db, { accountId, courseId, pinned, hiddenAt }) =>
  db
    .update(courseListings)
    .set({ pinned, hiddenAt })
    .where(and(eq(courseListings.accountId, accountId), eq(courseListings.courseId, courseId))),
);

export const courseStatusHandlers: readonly Handler[] = [
  serve(
    setCourseStatus,
    async ({ payload, session, db, now }) => {
      const { subject_id: subjectId, course_ids: ids, status } = payload;
      const meant = { accountId: session.account.id, subjectId, ids };
      const { outcomes } = await arrangeCourses(db, meant, { status, now });
      return {
        outcomes: outcomes.map(({ stored, outcome }) => ({ course_id: stored.courseId, outcome })),
      };
    },
    { needs: 'hasPermission' },
  ),
];
