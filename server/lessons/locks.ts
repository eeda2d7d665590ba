import { and, asc, eq, exists } from 'drizzle-orm';
import { lessonLockList, setLessonLock } from '../../src/contract/lessons';
import { toMoment } from '../../src/domain/businessTime';
import { nextLessonLock } from '../../src/machines/lessons/lessonLock';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { chapters, chapterUnlocks, courses, lessonLocks, lessons } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, tellSeers } from '../students/seen';
import { findPlace, lockPlace, type StandingLesson, standingLessons } from './standing';

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

/** A course that holds the lesson, as a condition. */
function holdsLesson(db: Queries, lessonId: number) {
  return exists(
    db
      .select({ id: lessons.id })
      .from(lessons)
      .where(and(eq(lessons.id, lessonId), eq(lessons.courseId, courses.id))),
  );
}

/** Whether an earlier lesson of the same chapter is still locked. */
function hasLockedBefore(all: readonly StandingLesson[], lesson: StandingLesson): boolean {
  return all.some(
    ({ chapterId, position, lock }) =>
      chapterId === lesson.chapterId && position < lesson.position && lock === 'locked',
  );
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
      const type = payload.lock === 'unlocked' ? 'unlock.requested' : 'lock.requested';
      const around = {
        isSprint: lesson.isSprint,
        hasLockedBefore: hasLockedBefore(all, lesson),
        isNewFoundation: place.isNewFoundation,
      };
      const { next, refusal } = nextLessonLock(lesson.lock, around, { type });
      if (next === null) {
        throw new Refusal('conflict', `lesson.${refusal ?? payload.lock}`, { lock: lesson.lock });
      }
      const change = { lock: next, accountId, changedAt: now };
      await db
        .insert(lessonLocks)
        .values({ studentId, lessonId, ...change })
        .onConflictDoUpdate({
          target: [lessonLocks.studentId, lessonLocks.lessonId],
          set: change,
        });
      if (next === 'unlocked') {
        await db
          .insert(chapterUnlocks)
          .values({ studentId, chapterId: lesson.chapterId, unlockedAt: now })
          .onConflictDoNothing();
      }
      await tellSeers(db, [studentId], { type: 'student.changed', student_id: studentId });
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
