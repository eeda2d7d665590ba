import { and, asc, eq, inArray } from 'drizzle-orm';
import { setCourseStatus } from '../../src/contract/courses';
import type { Queries } from '../db/database';
import { courseListings, courses } from '../db/tables';
import { lifeCycles } from '../lifeCycle';
import { type Handler, serve } from '../serve';
import { publish } from '../socket/publish';
import { nextRow, outcomeIn } from '../students/listing';
import { arrangedBy, isOwnCourse } from './ownCourses';

interface Meant {
  readonly accountId: number;
  readonly subjectId: number;
  readonly ids: readonly number[];
}

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

/** Arranges courses in an account's lists, by the chart listing. */
const arrangeCourses = lifeCycles({
  lock: lockCourses,
  next: nextRow,
  async store(db, { accountId }, changed) {
    const isOwn = eq(courseListings.accountId, accountId);
    for (const { courseId, pinned, hiddenAt } of changed) {
      await db
        .update(courseListings)
        .set({ pinned, hiddenAt })
        .where(and(isOwn, eq(courseListings.courseId, courseId)));
    }
  },
  tell: (db, { accountId }) => publish(db, [accountId], { type: 'course.changed' }),
});

export const courseStatusHandlers: readonly Handler[] = [
  serve(
    setCourseStatus,
    async ({ payload, session, db, now }) => {
      const { subject_id: subjectId, course_ids: ids, status } = payload;
      const whose = { accountId: session.account.id, subjectId, ids };
      const { stored, changed } = await arrangeCourses(db, whose, { status, now });
      const done = new Set(changed.map(({ courseId }) => courseId));
      return {
        outcomes: stored.map(({ courseId: id }) => ({
          course_id: id,
          outcome: outcomeIn(done, id),
        })),
      };
    },
    { needs: 'hasPermission' },
  ),
];
