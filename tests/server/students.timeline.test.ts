import { beforeAll, describe, expect, it } from 'vitest';
import {
  classFeedbacks,
  lessonLocks,
  levelDecisions,
  modeSwitches,
  studyPlans,
} from '../../server/db/tables';
import { earn } from '../../server/rewards/coinAccounts';
import { codes } from '../../src/contract/codes';
import { studentTimeline } from '../../src/contract/student';
import { emptyPostClass } from '../../src/domain/feedback';
import { seenOn, worldOf, type TestWorld } from './rig';
import { addAnswers } from './scene/answers';
import { addLessons, course, firstLesson, questionIds, thirdLesson } from './scene/lessons';
import { addPeople, asAnna, ben } from './scene/people';

const [studentId, other] = [81001, 81002];
const on = (day: string) => new Date(`2026-${day}T09:00:00+08:00`);

/** One act of each kind on 10 November, and some that do not belong to the student, the subject or the days. */
async function act({ database }: TestWorld): Promise<void> {
  const at = on('11-10');
  const by = { studentId, accountId: ben.id };
  await database.transact(async (db) => {
    const unlocked = { ...by, lock: 'unlocked', changedAt: at };
    await db.insert(lessonLocks).values([
      { ...unlocked, lessonId: firstLesson },
      { ...unlocked, lessonId: thirdLesson },
      { ...unlocked, lessonId: firstLesson, studentId: other },
    ]);
    const decision = { ...by, courseId: course.id, level: 2, decidedAt: at };
    await db.insert(levelDecisions).values([{ ...decision, nextLevel: 3 }]);
    const toMode = { ...by, fromMode: 1, toMode: 2, rule: 'inheritsLevel' };
    await db.insert(modeSwitches).values([
      { ...toMode, at },
      { ...toMode, at: on('09-10') },
    ]);
    const plan = { ...by, minutes: 30, questions: 5, weekdays: '1', note: '' };
    await db.insert(studyPlans).values({ ...plan, at });
    const entry = { operatorId: ben.id, at };
    await earn(db, { studentId }, 20, { ...entry, kind: 'reward' });
    await earn(db, { studentId }, 7, { ...entry, kind: 'study' });
    const given = { ...by, content: emptyPostClass, changedAt: at, subjectId: 3 };
    await db.insert(classFeedbacks).values([
      { ...given, status: 'given', submittedAt: at },
      { ...given, status: 'given', submittedAt: at, subjectId: 1 },
      { ...given, status: 'draft' },
    ]);
  });
}

describe.each(seenOn('pglite'))('a student’s time line on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    await act(world);
    await addAnswers(world, [
      { studentId, at: on('11-09'), isRight: true },
      { studentId, at: on('11-09'), isRight: false },
      { studentId, at: on('11-09'), isRight: true, questionId: questionIds.english },
      { studentId, at: on('11-09'), isRight: false, skipReason: 'tooHard' },
      { studentId: other, at: on('11-09'), isRight: true },
    ]);
  });

  it('[SCREEN-038] says what was answered in the subject each day, and who did what when', async () => {
    const asked = { subject_id: 3, student_id: studentId };
    const { days, acts } = await world.ask(studentTimeline, asked, asAnna);
    expect(days).toHaveLength(60);
    expect(days.at(-1)).toMatchObject({ day: '2026-11-18' });
    expect(days.filter(({ answered }) => answered > 0)).toEqual([
      { day: '2026-11-09', answered: 2, right: 1 },
    ]);
    const amounts = acts.map(({ kind, amount }) => [kind, amount]);
    expect(Object.fromEntries(amounts)).toEqual({
      ...{ unlock: 2, level: 3, mode: 2, plan: 30, coins: 20, feedback: null },
    });
    expect(acts).toHaveLength(6);
    for (const one of acts) {
      expect(one).toMatchObject({ by: ben.realName, day: '2026-11-10' });
    }
  });

  it('[SCREEN-038] is refused for somebody else’s student', async () => {
    const foreign = { subject_id: 3, student_id: 81010 };
    expect((await world.send(studentTimeline, foreign, asAnna)).code).toBe(codes.absent);
  });
});
