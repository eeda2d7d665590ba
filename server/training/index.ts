import { and, count, desc, eq } from 'drizzle-orm';
import {
  finishTrainingLesson,
  joinTraining,
  reopenTrainingLesson,
  trainingCourseInfo,
  trainingCourseList,
} from '../../src/contract/training';
import type { Area } from '../area';
import { trainingCourses, trainingDone, trainingMembers } from '../db/tables';
import { containsWords } from '../keyword';
import { listed, pageOf } from '../page';
import { type Handler, type Request, serve } from '../serve';
import {
  hasLessons,
  isJoined,
  isUnderWay,
  openedCourse,
  selectCourses,
  shownCourse,
} from './stored';

type OfLesson = Request<{ course_id: number; lesson_id: number }>;

/** Joins the course of a lesson, unless the account has; the course is absent where it has no such lesson. */
async function join(request: OfLesson) {
  const { db, session, now, payload } = request;
  await openedCourse(request);
  await db
    .insert(trainingMembers)
    .values({ accountId: session.account.id, courseId: payload.course_id, at: now })
    .onConflictDoNothing();
}

/** The course after a change, of which the account's other pages hear. */
async function changed(request: OfLesson) {
  const { tell, session, payload } = request;
  await tell([session.account.id], { type: 'training.changed', id: payload.course_id });
  return openedCourse(request);
}

const handlers: readonly Handler[] = [
  serve(trainingCourseList, async ({ payload, session, db, now, language }) => {
    const { id } = session.account;
    const { name, englishName, summary, englishSummary } = trainingCourses;
    const named = containsWords(payload.keyword, [name, englishName, summary, englishSummary]);
    const wanted = and(named, payload.whose === 'mine' ? isJoined : undefined);
    const found = await pageOf(
      selectCourses(db, id, wanted).orderBy(
        desc(isUnderWay),
        desc(trainingCourses.publishedAt),
        desc(trainingCourses.id),
      ),
      payload,
    );
    const isOwn = and(
      eq(trainingMembers.courseId, trainingCourses.id),
      eq(trainingMembers.accountId, id),
    );
    const [counts] = await db
      .select({ all: count(), mine: count(trainingMembers.courseId) })
      .from(trainingCourses)
      .leftJoin(trainingMembers, isOwn)
      .where(and(named, hasLessons));
    return {
      ...listed(found, shownCourse(language), now),
      counts: counts ?? { all: 0, mine: 0 },
    };
  }),

  serve(trainingCourseInfo, openedCourse),

  serve(joinTraining, async (request) => {
    await join(request);
    return changed(request);
  }),

  serve(finishTrainingLesson, async (request) => {
    const { db, session, now, payload } = request;
    await join(request);
    await db
      .insert(trainingDone)
      .values({ accountId: session.account.id, lessonId: payload.lesson_id, at: now })
      .onConflictDoNothing();
    return changed(request);
  }),

  serve(reopenTrainingLesson, async (request) => {
    const { db, session, payload } = request;
    const { accountId, lessonId } = trainingDone;
    await db
      .delete(trainingDone)
      .where(and(eq(accountId, session.account.id), eq(lessonId, payload.lesson_id)));
    return changed(request);
  }),
];

export const area: Area = { handlers };
