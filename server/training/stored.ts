import { and, asc, count, eq, getTableColumns, max, type SQL, sql, sum } from 'drizzle-orm';
import { toMoment } from '../../src/domain/businessTime';
import { lessonToOpen, type TrainingCourse } from '../../src/domain/training';
import type { Queries } from '../db/database';
import { trainingCourses, trainingDone, trainingLessons, trainingMembers } from '../db/tables';
import { total } from '../page';
import { absent } from '../refusal';
import type { Request } from '../serve';

export interface Asked {
  readonly course_id: number;
  readonly lesson_id?: number | undefined;
}

const lessonCount = count(trainingLessons.id);
const doneCount = count(trainingDone.lessonId);

/** Whether a course has lessons: one without is listed nowhere. */
export const hasLessons = sql`exists (select 1 from ${trainingLessons} where ${trainingLessons.courseId} = ${trainingCourses.id})`;
/** Whether the account has joined a course. */
export const isJoined = sql`${trainingMembers.at} is not null`;
/** Whether it has, and has not done every lesson. */
export const isUnderWay = sql`(${isJoined} and ${doneCount} < ${lessonCount})`;

/** Courses with how far an account has come in each; all of them until a condition says which. */
export function selectCourses(db: Queries, accountId: number, condition: SQL | undefined) {
  return db
    .select({
      course: getTableColumns(trainingCourses),
      joinedAt: trainingMembers.at,
      lessonCount,
      doneCount,
      minutes: sum(trainingLessons.minutes).mapWith(Number),
      lastDoneAt: max(trainingDone.at),
      total,
    })
    .from(trainingCourses)
    .innerJoin(trainingLessons, eq(trainingLessons.courseId, trainingCourses.id))
    .leftJoin(
      trainingMembers,
      and(
        eq(trainingMembers.courseId, trainingCourses.id),
        eq(trainingMembers.accountId, accountId),
      ),
    )
    .leftJoin(
      trainingDone,
      and(eq(trainingDone.lessonId, trainingLessons.id), eq(trainingDone.accountId, accountId)),
    )
    .where(condition)
    .groupBy(trainingCourses.id, trainingMembers.at);
}

type Stored = Awaited<ReturnType<typeof selectCourses>>[number];
type Language = Request<unknown>['language'];

/** A course as a person reads it, in their language. */
export const shownCourse =
  (language: Language) =>
  ({ course, joinedAt, lastDoneAt, ...counts }: Stored): TrainingCourse => ({
    course_id: course.id,
    name: language === 'en' ? course.englishName : course.name,
    summary: language === 'en' ? course.englishSummary : course.summary,
    published_at: toMoment(course.publishedAt),
    ...{ lesson_count: counts.lessonCount, minutes: counts.minutes, done_count: counts.doneCount },
    joined_at: toMoment(joinedAt),
    finished_at: counts.doneCount < counts.lessonCount ? null : toMoment(lastDoneAt),
  });

/** The lessons of a course in their order, with when the account has done each. */
function selectLessons(db: Queries, accountId: number, courseId: number) {
  return db
    .select({ lesson: trainingLessons, doneAt: trainingDone.at })
    .from(trainingLessons)
    .leftJoin(
      trainingDone,
      and(eq(trainingDone.lessonId, trainingLessons.id), eq(trainingDone.accountId, accountId)),
    )
    .where(eq(trainingLessons.courseId, courseId))
    .orderBy(asc(trainingLessons.place));
}

/** A course, opened at the lesson that is asked for, or where the account has stopped; absent where there is none. */
export async function openedCourse(request: Request<Asked>) {
  const { db, session, language, now, payload } = request;
  const { id } = session.account;
  const [stored] = await selectCourses(db, id, eq(trainingCourses.id, payload.course_id));
  if (stored === undefined) throw absent();
  const rows = await selectLessons(db, id, payload.course_id);
  const lessons = rows.map(({ lesson, doneAt }) => ({
    lesson_id: lesson.id,
    name: language === 'en' ? lesson.englishName : lesson.name,
    minutes: lesson.minutes,
    done_at: toMoment(doneAt),
  }));
  const named = lessons.find(({ lesson_id }) => lesson_id === payload.lesson_id);
  const opened = payload.lesson_id === undefined ? lessonToOpen(lessons) : named;
  const text = rows.find(({ lesson }) => lesson.id === opened?.lesson_id)?.lesson;
  if (opened === undefined || text === undefined) throw absent();
  const body = language === 'en' ? text.englishBody : text.body;
  return {
    ...{ course: shownCourse(language)(stored), lessons },
    lesson: { ...opened, paragraphs: body.split('\n') },
    as_of: toMoment(now),
  };
}
