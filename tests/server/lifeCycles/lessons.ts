import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { lessonLockList, setLessonLock } from '../../../src/contract/lessons';
import { lessonLock } from '../../../src/machines/lessons/lessonLock';
import { lessonLockPaths } from '../../../src/machines/lessons/lessonLock.paths';
import {
  chapters,
  chapterUnlocks,
  courses,
  enrolments,
  lessonLocks,
} from '../../../server/db/tables';
import { today, type TestWorld } from '../rig';
import { addLessons, course, firstLesson, thirdLesson } from '../scene/lessons';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, type Outcome, outcomeOf } from './lifeCycle';

const studentId = 81002;
const as = anna.username;
const secondLesson = firstLesson + 1;
const enrolment = and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, course.id));

const place = z.object({
  isSprint: z.boolean(),
  hasLockedBefore: z.boolean(),
  isNewFoundation: z.boolean(),
});

/** The lesson that is tried; of a new foundation course only the first has been opened. */
let lesson = thirdLesson;

/** How many lessons have been learned where the third lesson stands so by the course's order. */
const learnedBefore = { locked: 1, opened: 2, unlocked: 2 } as const;

async function learn({ database }: TestWorld, lessonsLearned: number): Promise<void> {
  await database.transact((db) => db.update(enrolments).set({ lessonsLearned }).where(enrolment));
}

const setting =
  (lock: 'locked' | 'unlocked') =>
  async (world: TestWorld, _: unknown, server: string): Promise<Outcome> => {
    const payload = { subject_id: 3, student_id: studentId, lesson_id: lesson, lock };
    return outcomeOf(await world.send(setLessonLock, payload, { as, server }));
  };

async function standing(world: TestWorld) {
  const payload = { subject_id: 3, student_id: studentId, course_id: course.id };
  const { chapters: list } = await world.ask(lessonLockList, payload, { as });
  const all = list.flatMap(({ lessons }) => lessons);
  return all.find(({ lesson_id }) => lesson_id === lesson)?.lock;
}

export const lessonLife: LifeCycle = {
  chart: lessonLock,
  catalogue: lessonLockPaths,
  async prepare(world) {
    await addPeople(world);
    await addLessons(world);
  },
  async put(world, state) {
    const { isSprint, hasLockedBefore, isNewFoundation } = place.parse(state.context);
    const lock = z.enum(['locked', 'opened', 'unlocked']).parse(state.value);
    lesson = isNewFoundation && lock === 'opened' ? firstLesson : thirdLesson;
    const byHand = { studentId, accountId: anna.id, changedAt: new Date(today.getTime() - 1000) };
    await world.database.transact(async (db) => {
      await db.delete(lessonLocks);
      await db.delete(chapterUnlocks);
      await db
        .update(courses)
        .set({ program: isNewFoundation ? 'foundation' : 'synchronized' })
        .where(eq(courses.id, course.id));
      await db.update(chapters).set({ isSprint }).where(eq(chapters.courseId, course.id));
      await db.insert(lessonLocks).values({
        ...byHand,
        lessonId: secondLesson,
        lock: hasLockedBefore ? 'locked' : 'unlocked',
      });
      if (lock === 'unlocked') {
        await db.insert(lessonLocks).values({ ...byHand, lessonId: lesson, lock });
      }
    });
    await learn(world, isNewFoundation ? 0 : learnedBefore[lock]);
  },
  async stored(world) {
    const { query } = world.database;
    return {
      lock: await standing(world),
      locks: await query.select().from(lessonLocks),
      chapters: await query.select().from(chapterUnlocks),
    };
  },
  standing,
  events: {
    'unlock.requested': setting('unlocked'),
    'lock.requested': setting('locked'),
    /** The student has learned what comes before. */
    async 'order.reached'(world) {
      await learn(world, 2);
      return { did: 'nothing' };
    },
  },
};
