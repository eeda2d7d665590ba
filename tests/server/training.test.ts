import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  finishTrainingLesson,
  joinTraining,
  reopenTrainingLesson,
  trainingCourseInfo,
  trainingCourseList,
} from '../../src/contract/training';
import { toMoment } from '../../src/domain/businessTime';
import {
  accounts,
  trainingCourses,
  trainingDone,
  trainingLessons,
  trainingMembers,
} from '../../server/db/tables';
import { eq } from 'drizzle-orm';
import { databases, worldOf, today } from './rig';
import { hearMessages } from './rig/published';
import { addPeople, anna, ben } from './scene/people';

const [course_id, other] = [9001, 9002];
const [first, second, elsewhere] = [90011, 90012, 90021];

describe.each(databases)('training on $database', (options) => {
  const world = worldOf(options);
  const told: number[][] = [];
  beforeAll(async () => {
    await addPeople(world);
    await hearMessages(world, ({ type }, people) => {
      if (type === 'training.changed') told.push([...people]);
    });
    await world.database.transact(async (db) => {
      const says = { englishName: 'Talking', summary: '督学', englishSummary: 'With students' };
      const after = (days: number) => new Date(today.getTime() - days * 86_400_000);
      await db.insert(trainingCourses).values([
        { ...says, id: course_id, name: '沟通', publishedAt: after(400) },
        { ...says, id: other, name: '批阅', englishName: 'Marking 0x', publishedAt: after(399) },
      ]);
      const text = { englishName: 'Ask', minutes: 4, body: '甲\n乙', englishBody: 'One\nTwo' };
      await db.insert(trainingLessons).values([
        { ...text, id: first, courseId: course_id, place: 1, name: '先问' },
        { ...text, id: second, courseId: course_id, place: 2, name: '鼓励' },
        { ...text, id: elsewhere, courseId: other, place: 1, name: '步骤' },
      ]);
    });
  });
  beforeEach(async () => {
    told.length = 0;
    await world.database.transact(async (db) => {
      await db.delete(trainingDone);
      await db.delete(trainingMembers);
    });
  });

  const as = anna.username;
  const one = { course_id, lesson_id: first };
  const list = (asked: object = {}, by = as) =>
    world.ask(trainingCourseList, { page: 1, page_size: 50, ...asked }, { as: by });
  const open = (asked: object = {}, by = as) =>
    world.ask(trainingCourseInfo, { course_id, ...asked }, { as: by });

  it('lists what headquarters has published for everybody, found in either language', async () => {
    const { list: rows, counts, total } = await list();
    expect(rows.map((row) => row.course_id).slice(-2)).toEqual([other, course_id]);
    expect(counts).toEqual({ all: total, mine: 0 });
    const found = await list({ keyword: '批阅' });
    expect(found.list).toMatchObject([{ course_id: other, name: 'Marking 0x', lesson_count: 1 }]);
    expect(found.counts).toEqual({ all: 1, mine: 0 });
  });

  it('lists what one has joined as one’s own, first what is not finished, and nobody else’s', async () => {
    await world.ask(joinTraining, one, { as });
    const { list: mine, counts } = await list({ whose: 'mine' });
    expect(mine).toMatchObject([{ course_id, joined_at: toMoment(today), finished_at: null }]);
    expect(counts.mine).toBe(1);
    expect((await list()).list[0]).toMatchObject({ course_id });
    expect((await list({ whose: 'mine' }, ben.username)).total).toBe(0);
    await expect.poll(() => told).toEqual([[anna.id]]);
  });

  it('opens a course where one has stopped, in the person’s language', async () => {
    expect((await open()).lesson).toMatchObject({ lesson_id: first, paragraphs: ['One', 'Two'] });
    await world.ask(finishTrainingLesson, one, { as });
    expect((await open()).lesson.lesson_id).toBe(second);
    expect((await open({ lesson_id: first })).lesson.done_at).toBe(toMoment(today));
    expect((await open({}, ben.username)).lesson.lesson_id).toBe(first);
    const send = (asked: object) => world.send(trainingCourseInfo, { course_id, ...asked }, { as });
    expect((await send({ lesson_id: elsewhere })).code).toBe(codes.absent);
    expect((await send({ course_id: 9009 })).code).toBe(codes.absent);
  });

  it('marks a lesson once, joining its course with it; the last one finishes the course', async () => {
    const both = await Promise.all([1, 2].map(() => world.ask(finishTrainingLesson, one, { as })));
    for (const { course, lesson } of both) {
      expect(course).toMatchObject({ done_count: 1, lesson_count: 2, joined_at: toMoment(today) });
      expect(lesson.done_at).toBe(toMoment(today));
    }
    const last = { course_id, lesson_id: second };
    expect((await world.ask(finishTrainingLesson, last, { as })).course.finished_at).not.toBeNull();
    await world.ask(finishTrainingLesson, last, { as: ben.username });
    const reopened = await world.ask(reopenTrainingLesson, last, { as });
    expect(reopened.course).toMatchObject({ done_count: 1, finished_at: null });
    expect((await open({}, ben.username)).course.done_count).toBe(1);
    await world.ask(joinTraining, last, { as });
    expect(await world.database.query.$count(trainingMembers)).toBe(2);
  });

  it.each([joinTraining, finishTrainingLesson, reopenTrainingLesson])(
    '$path changes nothing by a lesson of another course, or for nobody',
    async (call) => {
      await world.ask(finishTrainingLesson, { course_id: other, lesson_id: elsewhere }, { as });
      const kept = () =>
        Promise.all(
          [trainingDone, trainingMembers].map((table) => world.database.query.$count(table)),
        );
      const before = await kept();
      const wrong = await world.send(call, { course_id, lesson_id: elsewhere }, { as });
      expect(wrong.code).toBe(codes.absent);
      expect((await world.send(call, one)).code).toBe(codes.loginRequired);
      expect(await kept()).toEqual(before);
    },
  );

  it('is open to everybody who is logged in, whatever they may do', async () => {
    await world.database.transact((db) =>
      db.update(accounts).set({ permissions: [] }).where(eq(accounts.id, ben.id)),
    );
    expect((await list({}, ben.username)).total).toBeGreaterThan(1);
    const asked = { page: 1, page_size: 10 };
    expect((await world.send(trainingCourseList, asked)).code).toBe(codes.loginRequired);
  });
});
