import type { LessonLock } from '../../src/domain/lessons';
import { nextLessonLock } from '../../src/machines/lessons/lessonLock';
import type { Queries } from '../db/database';
import { chapterUnlocks, lessonLocks } from '../db/tables';
import { Refusal } from '../refusal';
import type { Place, StandingLesson } from './standing';

/** What may be set by hand. */
export type ChosenLock = Exclude<LessonLock, 'opened'>;

/** A lesson in its place: the student's course with all its lessons. */
export interface LessonInCourse {
  readonly place: Place;
  readonly all: readonly StandingLesson[];
  readonly lesson: StandingLesson;
}

/** Who sets a lock, and when. */
export interface Hand {
  readonly accountId: number;
  readonly now: Date;
}

/** Whether an earlier lesson of the same chapter is still locked. */
export function hasLockedBefore(all: readonly StandingLesson[], lesson: StandingLesson): boolean {
  return all.some(
    ({ chapterId, position, lock }) =>
      chapterId === lesson.chapterId && position < lesson.position && lock === 'locked',
  );
}

/** What becomes of a lock by hand, by the chart lessonLock; throws Refusal where it may not be set. */
export function nextLock(
  lock: LessonLock,
  { place, lesson }: LessonInCourse,
  wanted: ChosenLock,
  lockedBefore: boolean,
): LessonLock {
  const type = wanted === 'unlocked' ? 'unlock.requested' : 'lock.requested';
  const around = {
    isSprint: lesson.isSprint,
    hasLockedBefore: lockedBefore,
    isNewFoundation: place.isNewFoundation,
  };
  const { next, refusal } = nextLessonLock(lock, around, { type });
  if (next === null) throw new Refusal('conflict', `lesson.${refusal ?? wanted}`, { lock });
  return next;
}

/** Unlocks the chapter along with what is unlocked in it [LCK-01, LCK-07]. */
export async function unlockChapter(
  db: Queries,
  { place: { studentId }, lesson: { chapterId } }: LessonInCourse,
  now: Date,
): Promise<void> {
  await db
    .insert(chapterUnlocks)
    .values({ studentId, chapterId, unlockedAt: now })
    .onConflictDoNothing();
}

/** Locks or unlocks a lesson of a locked place; throws Refusal where the chart does not allow it. */
export async function setLock(
  db: Queries,
  found: LessonInCourse,
  wanted: ChosenLock,
  { accountId, now }: Hand,
): Promise<LessonLock> {
  const { place, all, lesson } = found;
  const next = nextLock(lesson.lock, found, wanted, hasLockedBefore(all, lesson));
  const change = { lock: next, accountId, changedAt: now };
  await db
    .insert(lessonLocks)
    .values({ studentId: place.studentId, lessonId: lesson.lessonId, ...change })
    .onConflictDoUpdate({ target: [lessonLocks.studentId, lessonLocks.lessonId], set: change });
  if (next === 'unlocked') await unlockChapter(db, found, now);
  return next;
}
