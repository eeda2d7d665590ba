import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  customizedStudents,
  customizeStudent,
  studentCustomization,
} from '../../src/contract/student';
import { studyPlans, supervisionFreezes } from '../../server/db/tables';
import { seenOn, worldOf, today } from './rig';
import { addAnswers, clearAnswers } from './scene/answers';
import { addLessons } from './scene/lessons';
import { addPeople, anna, asAnna, ben } from './scene/people';

const student = { subject_id: 3, student_id: 81001 };
const goals = { minutes: 10, questions: 2, weekdays: ['3' as const, '1' as const], note: 'slowly' };
const first = { ...student, ...goals, revision: 0 };
const at = (moment: string) => new Date(`2026-11-${moment}:00+08:00`);

describe.each(seenOn('postgres'))('what is customized for a student on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearAnswers(world);
    await world.database.transact(async (db) => {
      await db.delete(studyPlans);
      await db.delete(supervisionFreezes);
    });
  });
  const seen = (more: object = {}) =>
    world.ask(studentCustomization, { ...student, ...more }, asAnna);
  const listed = (more: object = {}) =>
    world.ask(customizedStudents, { subject_id: 3, page: 1, page_size: 20, ...more }, asAnna);

  it('[SCREEN-050] keeps a plan with its history, and holds each of the last days against the plan of that day', async () => {
    expect(await seen()).toMatchObject({ plan: null, is_in_force: false, history: [] });
    const { plan } = await world.ask(customizeStudent, first, asAnna);
    expect(plan).toMatchObject({ ...goals, weekdays: ['1', '3'], until: null, by: anna.realName });
    await addAnswers(world, [
      ...['00', '05'].map((minute) => ({
        ...{
          studentId: student.student_id,
          at: at(`18T09:${minute}`),
          isRight: true,
          seconds: 300,
        },
      })),
      { studentId: student.student_id, at: at('17T19:00'), isRight: false, seconds: 61 },
    ]);
    const { days } = await seen();
    const none = { goal_minutes: 0, goal_questions: 0 };
    const asked = { goal_minutes: 10, goal_questions: 2 };
    expect(days).toHaveLength(7);
    expect(days.slice(4)).toEqual([
      { day: '2026-11-16', minutes: 0, questions: 0, ...none, is_over: true },
      { day: '2026-11-17', minutes: 1, questions: 1, ...none, is_over: true },
      { day: '2026-11-18', minutes: 10, questions: 2, ...asked, is_over: false },
    ]);
    const next = { ...first, revision: plan.revision, minutes: 20, until: '2026-11-18' };
    await world.ask(customizeStudent, next, asAnna);
    const { history, ...now } = await seen();
    expect(now).toMatchObject({ plan: { minutes: 20, until: '2026-11-18' }, is_in_force: true });
    expect(history.map(({ minutes }) => minutes)).toEqual([20, 10]);
  });

  it('[SCREEN-050] refuses a plan made from an earlier one, and says who was first', async () => {
    await world.ask(customizeStudent, first, { as: ben.username });
    const { code, message } = await world.send(customizeStudent, first, asAnna);
    expect(code).toBe(codes.conflict);
    expect(message).toContain(ben.realName);
    expect((await seen()).history).toHaveLength(1);
  });

  it('[SCREEN-050] refuses a plan that is over before it begins, or has no days', async () => {
    const past = await world.send(customizeStudent, { ...first, until: '2026-11-17' }, asAnna);
    const never = await world.send(customizeStudent, { ...first, weekdays: [] }, asAnna);
    expect([past.code, never.code]).toEqual([codes.badPayload, codes.badPayload]);
  });

  it('[ROLE-060] customizes nothing for a student who is not supervised', async () => {
    const { code } = await world.send(customizeStudent, { ...first, student_id: 81007 }, asAnna);
    const read = await world.send(studentCustomization, { ...student, student_id: 81007 }, asAnna);
    expect([code, read.code]).toEqual([codes.forbidden, codes.forbidden]);
    const { list } = await listed();
    expect(list.map(({ student_id }) => student_id)).not.toContain(81007);
  });

  it('[ROLE-105] sets no plan while the profile is incomplete, and shows the last one', async () => {
    await world.ask(customizeStudent, first, asAnna);
    const freeze = { studentId: student.student_id, reason: 'profileIncomplete', since: today };
    await world.database.transact((db) => db.insert(supervisionFreezes).values(freeze));
    const { code } = await world.send(customizeStudent, { ...first, revision: 1 }, asAnna);
    expect(code).toBe(codes.conflict);
    expect(await seen()).toMatchObject({
      plan: { minutes: 10 },
      freezes: [{ reason: 'profileIncomplete' }],
    });
  });

  it('[ROUTE-037] lists the supervised students by how they keep up with their plans', async () => {
    const plan = (student_id: number, minutes: number) =>
      world.ask(customizeStudent, { ...first, student_id, minutes }, asAnna);
    await plan(81001, 10);
    await plan(81002, 14);
    await plan(81003, 30);
    const lastWeek = new Date(today.getTime() - 8 * 86_400_000);
    await world.database.transact((db) => db.update(studyPlans).set({ at: lastWeek }));
    // It was made today, which is not over.
    await plan(81004, 240);
    await addAnswers(
      world,
      [81001, 81002, 81003].flatMap((studentId) =>
        [1, 2, 3, 4].map((minute) => ({
          ...{ studentId, at: at(`14T19:0${String(minute)}`), isRight: true, seconds: 300 },
        })),
      ),
    );
    const { list, total, counts } = await listed();
    expect(list.slice(0, 3).map(({ student_id, pace }) => [student_id, pace])).toEqual([
      [81003, 'behind'],
      [81002, 'near'],
      [81001, 'reached'],
    ]);
    expect(list[2]).toMatchObject({
      ...{ goal_minutes: 20, minutes: 20, goal_questions: 4, questions: 4, by: anna.realName },
    });
    expect(counts).toEqual({ behind: 1, near: 1, reached: 1, notPlanned: total - 3 });
    expect((await listed({ pace: 'near' })).list).toHaveLength(1);
    expect(await listed({ keyword: 'ouyang' })).toMatchObject({
      ...{ total: 1, counts: { behind: 1, near: 0, reached: 0, notPlanned: 0 } },
    });
    expect((await listed({ page: 2, page_size: 2 })).list[0]).toMatchObject({ pace: 'reached' });
  });
});
