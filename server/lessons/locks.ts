import { and, asc, eq } from 'drizzle-orm';
import { lessonLockList, setLessonLock } from '../../src/contract/lessons';
import { toMoment } from '../../src/domain/businessTime';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { chapters, chapterUnlocks, courses } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, tellOfStudent } from '../students/seen';
import { setLock } from './setLock';
import { findPlace, holdsLesson, lockPlace, standingLessons } from './standing';

const options = { needs: 'hasPermission' } as const;

/** The chapters of a course in their order, with whether the student's are unlocked. */
function chaptersOf(db: Queries, studentId: number, courseId: number) {
  return db
    .select({
      id: chapters.id,
      name: chapters.name,
      isSprint: chapters.isSprint,
      unlockedAt: chapterUnlocks.unlockedAt,
    })
    .from(chapters)
    .leftJoin(
      chapterUnlocks,
      and(eq(chapterUnlocks.chapterId, chapters.id), eq(chapterUnlocks.studentId, studentId)),
    )
    .where(eq(chapters.courseId, courseId))
    .orderBy(asc(chapters.position));
}

export const lockHandlers: readonly Handler[] = [
  serve(
    lessonLockList,
    async ({ payload, session, db, now, language }) => {
      const { student_id: studentId, subject_id: subjectId, course_id } = payload;
      await demandSeen(db, session.account.id, [studentId]);
      const which = eq(courses.id, course_id);
      const place = await findPlace(db, { studentId, subjectId, which }, courseName(language));
      const all = await standingLessons(db, place);
      const list = await chaptersOf(db, studentId, place.courseId);
      return {
        course_name: place.courseName,
        is_new_foundation: place.isNewFoundation,
        chapters: list.map(({ id, name, isSprint, unlockedAt }) => ({
          chapter_id: id,
          name,
          is_sprint: isSprint,
          is_unlocked: unlockedAt !== null,
          lessons: all
            .filter(({ chapterId }) => chapterId === id)
            .map((lesson) => ({
              lesson_id: lesson.lessonId,
              name: lesson.name,
              lock: lesson.lock,
            })),
        })),
        as_of: toMoment(now),
      };
    },
    options,
  ),

  serve(
    setLessonLock,
    async ({ payload, session, db, now, language }) => {
      const { student_id: studentId, subject_id: subjectId, lesson_id: lessonId } = payload;
      const { id: accountId } = session.account;
      await demandSeen(db, accountId, [studentId]);
      const which = holdsLesson(db, lessonId);
      const place = await lockPlace(db, { studentId, subjectId, which }, courseName(language));
      const all = await standingLessons(db, place);
      const lesson = all.find((one) => one.lessonId === lessonId);
      if (lesson === undefined) throw absent();
      const next = await setLock(db, { place, all, lesson }, payload.lock, { accountId, now });
      await tellOfStudent(db, studentId);
      const list = await chaptersOf(db, studentId, place.courseId);
      return {
        lesson_id: lessonId,
        lock: next,
        is_chapter_unlocked: list.some(
          ({ id, unlockedAt }) => id === lesson.chapterId && unlockedAt !== null,
        ),
      };
    },
    options,
  ),
];
