import { beforeEach, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { resumeTodo, snoozeTodo, todoList } from '../../src/contract/home';
import { redpoint } from '../../src/contract/redpoint';
import { gradings, snoozes } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { addAnswers, clearAnswers } from './scene/answers';
import { addHomework, clearHomework } from './scene/homework';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const hour = 3_600_000;
const inHours = (count: number) => new Date(today.getTime() + count * hour);

describe.each(seenOn('postgres'))('what waits at home on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await world.database.transact((db) => db.delete(gradings));
    await clearAnswers(world);
    await clearHomework(world);
    world.clock.set(today);
  });

  async function todos(as = anna.username) {
    const { list, total } = await world.ask(todoList, { subject_id: 3 }, { as });
    expect(total).toBe(list.length);
    return list;
  }
  const items = async (as?: string) => (await todos(as)).map(({ item }) => item);
  const hasPoint = async (as = anna.username) =>
    (await world.ask(redpoint, { subject_id: 3, user_token: 'any' }, { as })).redpoint;

  function snooze(
    item: string,
    until = '2026-11-19',
    reason = '明天家访',
  ): PayloadOf<typeof snoozeTodo> {
    return { subject_id: 3, item, until, reason };
  }

  it('[SCREEN-007] essays to correct are one thing an assignment, with since when they wait', async () => {
    const { id } = await addHomework(
      world,
      { name: 'Lesson 1', essayTitle: 'Autumn' },
      {
        81001: { status: 'toBeCorrected', completedAt: inHours(-2) },
        81002: { status: 'toBeCorrected', completedAt: inHours(-5) },
        81003: { status: 'corrected', completedAt: inHours(-9) },
        81011: { status: 'toBeCorrected', completedAt: inHours(-9) },
      },
    );
    expect(await todos()).toEqual([
      {
        item: `essayToCorrect:${id}`,
        kind: 'essayToCorrect',
        name: 'Autumn',
        student_id: null,
        students: [
          { name: '张子涵', username: 'sc01', grade: 7 },
          { name: '张子涵', username: 'sc02', grade: 8 },
        ],
        count: 2,
        url: `/homework/list?subject_id=3&homework_id=${id}&status=toBeCorrected`,
        since: '2026-11-18T05:00:00+08:00',
        due_at: null,
        snoozed_until: null,
        snooze_reason: null,
      },
    ]);
    expect((await todos(ben.username))[0]).toMatchObject({
      count: 2,
      since: '2026-11-18T01:00:00+08:00',
    });
    expect(await todos(carl.username)).toEqual([]);
  });

  it('homework that ends within 24 hours and is not handed in, soonest first', async () => {
    const incomplete = { status: 'incomplete' } as const;
    const day = await addHomework(world, { deadline: inHours(24) }, { 81001: incomplete });
    const soon = await addHomework(
      world,
      { deadline: inHours(1) },
      { 81001: incomplete, 81002: incomplete },
    );
    await addHomework(
      world,
      { deadline: new Date(inHours(24).getTime() + 1) },
      { 81001: incomplete },
    );
    await addHomework(world, { deadline: inHours(1) }, { 81001: { status: 'corrected' } });
    await addHomework(world, { deadline: inHours(1), subjectId: 2 }, { 81001: incomplete });
    expect(await todos()).toMatchObject([
      { item: `homeworkEnding:${soon.id}`, count: 2, due_at: '2026-11-18T11:00:00+08:00' },
      { item: `homeworkEnding:${day.id}`, count: 1, due_at: '2026-11-19T10:00:00+08:00' },
    ]);
    world.clock.advance(hour);
    expect(await items()).not.toContain(`homeworkEnding:${soon.id}`);
  });

  it('[CONST-032] written answers of the manual pool that nobody has graded, a thing a student', async () => {
    const { subjective, choice } = questionIds;
    const wrong = { isRight: false, at: inHours(-1), questionId: subjective } as const;
    const thousand = Array.from({ length: 1000 }, (_, at) => 9_000_000 + at);
    await addAnswers(
      world,
      thousand.map((id) => ({ id, studentId: id % 2 === 0 ? 81001 : 81002, ...wrong })),
    );
    const pooled = await todos();
    expect(pooled.map(({ item }) => item).sort()).toEqual([
      'subjectiveToGrade:3.81001',
      'subjectiveToGrade:3.81002',
    ]);
    expect(pooled.reduce((sum, { count }) => sum + count, 0)).toBe(30);

    await clearAnswers(world);
    const [first, second] = [9_000_100, 9_000_200];
    await addAnswers(world, [
      { id: first, studentId: 81001, ...wrong },
      { id: second, studentId: 81001, ...wrong, at: inHours(-3) },
      { id: 9_000_300, studentId: 81002, ...wrong, questionId: choice },
      { id: 9_000_400, studentId: 81010, ...wrong },
    ]);
    expect(await todos()).toMatchObject([
      {
        item: 'subjectiveToGrade:3.81001',
        name: '张子涵',
        student_id: 81001,
        students: [{ name: '张子涵', username: 'sc01', grade: 7 }],
        count: 2,
        url: '/answerHistoryEntry/index?subject_id=3&student_id=81001&answers=9000100%2C9000200',
        since: '2026-11-18T07:00:00+08:00',
      },
    ]);
    const grading = { central_material: 1, language: 1, structure: 1, stars: 1, comment: '' };
    await world.database.transact((db) =>
      db.insert(gradings).values({ answerId: first, accountId: ben.id, grading, gradedAt: today }),
    );
    expect((await todos())[0]).toMatchObject({ count: 1 });
  });

  it('a failed assignment waits for a week, or until its card was assigned again', async () => {
    const failed = await addHomework(world, { status: 'failed', arrangedAt: inHours(-24) }, {});
    await addHomework(world, { status: 'failed', arrangedAt: inHours(-24 * 8) }, {});
    await addHomework(world, { status: 'failed', accountId: ben.id }, {});
    expect(await items()).toEqual([`homeworkFailed:${failed.id}`]);
    await addHomework(world, {}, { 81001: { status: 'corrected' } });
    expect(await items()).toEqual([]);
  });

  it('[CALL-025] a thing is put off with a reason, comes last meanwhile, and comes back', async () => {
    const first = await addHomework(
      world,
      {},
      { 81001: { status: 'toBeCorrected', completedAt: inHours(-9) } },
    );
    const second = await addHomework(
      world,
      {},
      { 81001: { status: 'toBeCorrected', completedAt: inHours(-1) } },
    );
    const [one, other] = [`essayToCorrect:${first.id}`, `essayToCorrect:${second.id}`];
    expect(await items()).toEqual([one, other]);
    expect(await hasPoint()).toBe(1);
    await world.ask(snoozeTodo, snooze(one), asAnna);
    const list = await todos();
    expect(list.map(({ item }) => item)).toEqual([other, one]);
    expect(list[1]).toMatchObject({
      snoozed_until: '2026-11-19T00:00:00+08:00',
      snooze_reason: '明天家访',
    });
    expect(await items(ben.username)).toEqual([one, other]);
    await world.ask(snoozeTodo, snooze(other), asAnna);
    expect(await hasPoint()).toBe(0);
    expect(await hasPoint(ben.username)).toBe(1);
    world.clock.set(new Date('2026-11-19T00:00:00+08:00'));
    world.forgetTokens();
    expect(await todos()).toMatchObject([
      { item: one, snoozed_until: null },
      { item: other, snoozed_until: null },
    ]);
    expect(await hasPoint()).toBe(1);
    world.forgetTokens();
  });

  it('the last word on a thing counts', async () => {
    const { id } = await addHomework(
      world,
      {},
      { 81001: { status: 'toBeCorrected', completedAt: today } },
    );
    await world.ask(snoozeTodo, snooze(`essayToCorrect:${id}`, '2026-11-30'), asAnna);
    await world.ask(snoozeTodo, snooze(`essayToCorrect:${id}`, '2026-11-20', '改到周五'), asAnna);
    expect(await todos()).toMatchObject([
      { snoozed_until: '2026-11-20T00:00:00+08:00', snooze_reason: '改到周五' },
    ]);
  });

  it('[SCREEN-007] what is put off is taken back by whoever put it off, also where it was put off twice', async () => {
    const { id } = await addHomework(
      world,
      {},
      { 81001: { status: 'toBeCorrected', completedAt: today } },
    );
    const item = `essayToCorrect:${id}`;
    await world.ask(snoozeTodo, snooze(item), asAnna);
    await world.ask(snoozeTodo, snooze(item, '2026-11-30'), asAnna);
    await world.ask(snoozeTodo, snooze(item), { as: ben.username });
    const asked = { subject_id: 3, item } as const;
    expect((await world.send(resumeTodo, asked)).code).toBe(codes.loginRequired);
    expect((await world.send(resumeTodo, { ...asked, subject_id: 99 }, asAnna)).code).toBe(
      codes.forbidden,
    );
    expect((await world.send(resumeTodo, asked, { as: carl.username })).code).toBe(codes.absent);
    await world.ask(resumeTodo, asked, asAnna);
    expect(await todos()).toMatchObject([{ item, snoozed_until: null, snooze_reason: null }]);
    expect(await hasPoint()).toBe(1);
    expect(await todos(ben.username)).toMatchObject([{ snooze_reason: '明天家访' }]);
    await world.ask(resumeTodo, asked, asAnna);
  });

  it('what is not there, or a colleague’s alone, is not put off; nor is anything into the past or without a reason', async () => {
    const { id } = await addHomework(
      world,
      {},
      { 81001: { status: 'toBeCorrected', completedAt: today } },
    );
    const own = `essayToCorrect:${id}`;
    const send = async (payload: ReturnType<typeof snooze>, as = anna.username) =>
      (await world.send(snoozeTodo, payload, { as })).code;
    expect(await send(snooze('essayToCorrect:999999'))).toBe(codes.absent);
    expect(await send(snooze(own), carl.username)).toBe(codes.absent);
    expect(await send(snooze(own, '2026-11-18'))).toBe(codes.badPayload);
    expect(await send(snooze(own, '2026-11-17'))).toBe(codes.badPayload);
    for (const reason of ['', ' x ', 'x'.repeat(101)]) {
      const form = new URLSearchParams({ subject_id: '3', item: own, until: '2026-11-20', reason });
      expect((await world.post(snoozeTodo, form, asAnna)).code).toBe(codes.badPayload);
    }
    expect((await world.send(snoozeTodo, snooze(own))).code).toBe(codes.loginRequired);
    expect(await world.database.query.select().from(snoozes)).toEqual([]);
  });

  it('refuses who is not logged in and a subject of others', async () => {
    expect((await world.send(todoList, { subject_id: 3 })).code).toBe(codes.loginRequired);
    expect((await world.send(todoList, { subject_id: 99 }, asAnna)).code).toBe(codes.forbidden);
    const point = { subject_id: 3, user_token: 'any' } as const;
    expect((await world.send(redpoint, point)).code).toBe(codes.loginRequired);
    expect((await world.send(redpoint, { ...point, subject_id: 99 }, asAnna)).code).toBe(
      codes.forbidden,
    );
  });
});
