import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { lessonLockList, setLessonLock } from '../../src/contract/lessons';
import { chapters, chapterUnlocks, courses, enrolments, lessonLocks } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { addLessons, course, firstLesson, foreignCourse, thirdLesson } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

/** Anna's student, who has learned two of three lessons: all are open. */
const studentId = 81002;
/** Anna's student, who has learned nothing yet: only the first lesson is open. */
const beginner = 81004;
const whose = { subject_id: 3, student_id: studentId };
const list = { ...whose, course_id: course.id };

function setting(
  change: Partial<PayloadOf<typeof setLessonLock>> = {},
): PayloadOf<typeof setLessonLock> {
  return { ...whose, lesson_id: thirdLesson, lock: 'unlocked', ...change };
}

describe.each(seenOn('pglite'))('locks of lessons on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await world.database.transact(async (db) => {
      await db.delete(lessonLocks);
      await db.delete(chapterUnlocks);
      await db.update(courses).set({ program: 'synchronized' });
      await db.update(chapters).set({ isSprint: false });
    });
  });

  const set = (change: Partial<PayloadOf<typeof setLessonLock>> = {}, as = anna.username) =>
    world.send(setLessonLock, setting(change), { as });

  async function locksOf(student_id = studentId) {
    const answer = await world.ask(lessonLockList, { ...list, student_id }, asAnna);
    return answer.chapters.flatMap(({ lessons }) => lessons.map(({ lock }) => lock));
  }

  it('[LCK-04, CALL-129, SCREEN-055, SCREEN-056] lists chapters and lessons as the order has them', async () => {
    const answer = await world.ask(lessonLockList, { ...list, student_id: beginner }, asAnna);
    expect(answer).toMatchObject({ course_name: 'Writing', is_new_foundation: false });
    expect(answer.chapters).toMatchObject([{ name: 'Unit', is_sprint: false, is_unlocked: false }]);
    expect(await locksOf(beginner)).toEqual(['opened', 'locked', 'locked']);
    expect(await locksOf()).toEqual(['opened', 'opened', 'opened']);
  });

  it('[LCK-07, ROLE-051, CALL-131] unlocks a lesson with its chapter, and says by whom and when', async () => {
    const answer = await world.ask(setLessonLock, setting(), asAnna);
    const unlocked = { lock: 'unlocked', is_chapter_unlocked: true };
    expect(answer).toEqual({ lesson_id: thirdLesson, ...unlocked });
    const [row] = await world.database.query.select().from(lessonLocks);
    expect(row).toMatchObject({ studentId, accountId: anna.id, changedAt: today });
    const [chapter] = await world.database.query.select().from(chapterUnlocks);
    expect(chapter).toMatchObject({ studentId, unlockedAt: today });
    expect(await locksOf()).toEqual(['opened', 'opened', 'unlocked']);
  });

  it('[LCK-05, ROLE-013, ROLE-050] locks an open lesson, which is in the way of the later ones then', async () => {
    await world.ask(setLessonLock, setting({ lesson_id: firstLesson, lock: 'locked' }), asAnna);
    await world.ask(setLessonLock, setting({ lock: 'locked' }), asAnna);
    expect(await locksOf()).toEqual(['locked', 'opened', 'locked']);
    const refused = await set();
    expect(refused).toMatchObject({ code: codes.conflict, data: { lock: 'locked' } });
    expect(refused.message).toMatch(/^Unlock failed/);
    await world.ask(setLessonLock, setting({ lesson_id: firstLesson }), asAnna);
    expect((await set()).code).toBe(codes.success);
  });

  it('[LCK-01] unlocks the lessons of a sprint chapter in any order', async () => {
    expect((await set({ student_id: beginner })).code).toBe(codes.conflict);
    await world.database.transact((db) => db.update(chapters).set({ isSprint: true }));
    expect((await set({ student_id: beginner })).code).toBe(codes.success);
    expect(await locksOf(beginner)).toEqual(['opened', 'locked', 'unlocked']);
  });

  it('[LCK-03, LCK-06, MSG-023, MSG-024] leaves a newly assigned foundation course as it is', async () => {
    await world.database.transact((db) => db.update(courses).set({ program: 'foundation' }));
    const unlocking = await set({ student_id: beginner });
    expect(unlocking.message).toMatch(/^Unlock failed: a newly assigned foundation course/);
    const first = { student_id: beginner, lesson_id: firstLesson } as const;
    const locking = await set({ ...first, lock: 'locked' });
    expect(locking.message).toMatch(/^Lock failed: a newly assigned foundation course/);
    expect(await locksOf(beginner)).toEqual(['opened', 'locked', 'locked']);
    // Who has begun with it has no new course any more.
    expect((await set({ lock: 'locked' })).code).toBe(codes.success);
  });

  it('[LCK-08] what was unlocked stays unlocked; the person reads why, in the language asked for', async () => {
    await set();
    const locking = await set({ lock: 'locked' });
    expect(locking).toMatchObject({ code: codes.conflict, data: { lock: 'unlocked' } });
    expect(locking.message).toMatch(/^Lock failed/);
    const chinese = { ...asAnna, headers: { 'accept-language': 'zh' } };
    const again = await world.send(setLessonLock, setting({ lock: 'locked' }), chinese);
    expect(again.message).toMatch(/^锁定失败/);
    expect((await set()).message).toMatch(/unlocked already/);
  });

  it.each([
    ['a colleague who does not see the student', {}, ben.username, codes.absent],
    ['a stranger', {}, carl.username, codes.absent],
    [
      'a lesson of a course that the student does not take',
      { lesson_id: 83021 },
      'anna',
      codes.absent,
    ],
    ['no lesson at all', { lesson_id: 999_999 }, 'anna', codes.absent],
    ['a course of another subject', { subject_id: 1 }, 'anna', codes.absent],
    ['a subject that is not the account’s', { subject_id: 99 }, 'anna', codes.forbidden],
  ])('refuses %s and changes nothing', async (_, change, as, code) => {
    expect((await set(change, as)).code).toBe(code);
    expect(await world.database.query.select().from(lessonLocks)).toEqual([]);
  });

  it('shows nobody a course that the student does not take, or has left', async () => {
    const foreign = { ...list, course_id: foreignCourse.id };
    expect((await world.send(lessonLockList, foreign, asAnna)).code).toBe(codes.absent);
    const enrolment = and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, course.id));
    const leave = (leftAt: Date | null) =>
      world.database.transact((db) => db.update(enrolments).set({ leftAt }).where(enrolment));
    await leave(today);
    expect((await world.send(lessonLockList, list, asAnna)).code).toBe(codes.absent);
    expect((await set()).code).toBe(codes.absent);
    await leave(null);
  });
});
