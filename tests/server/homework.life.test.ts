import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  homeworkOfStudent,
  homeworkPersons as listByHomework,
  withdrawHomework,
} from '../../src/contract/homework';
import { personStatuses } from '../../src/domain/homework';
import { enrolments, homework, homeworkPersons } from '../../server/db/tables';
import { finishArranging } from '../../server/homework/arrange';
import { finishAdaptive, handInEssay, leaveCourse } from '../../server/homework/handIn';
import { settleNow } from '../../server/homework/settle';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { toldIn } from './rig/published';
import {
  addHomework,
  clearHomework,
  everyStatus,
  result,
  standingOf,
  storedPersons,
} from './scene/homework';
import { adaptiveCard, addLessons, course } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, dora } from './scene/people';

const adaptive = { type: 'adaptive', essayTitle: null, cardId: adaptiveCard };
const ended = new Date('2026-11-18T09:00:00+08:00');

describe.each(databases)('the life of homework on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearHomework(world);
    world.clock.set(today);
  });
  const told = toldIn(world, ({ id }, accounts) => ({ accounts, id }));

  /** Everybody who has been told of an assignment; waits until the last word has arrived. */
  async function toldOf(id: number): Promise<number[]> {
    await expect.poll(() => told.filter((one) => one.id === id).length).toBeGreaterThan(0);
    return [
      ...new Set(told.filter((one) => one.id === id).flatMap(({ accounts }) => accounts)),
    ].sort();
  }

  function withdraw(homework_id: number, as = anna.username, server = world.server(0)) {
    return world.send(withdrawHomework, { subject_id: 3, homework_id }, { as, server });
  }

  const handIn = (personId: number, text = 'Roses.') =>
    world.database.transact((db) => handInEssay(db, personId, text, world.clock.now()));
  const finish = (personId: number) =>
    world.database.transact((db) => finishAdaptive(db, personId, result, world.clock.now()));

  it('[HWP-01] a composition that is handed in waits to be corrected, with its text and time', async () => {
    const { id, personIds } = await addHomework(world, {}, { 81001: { status: 'incomplete' } });
    await handIn(personIds[81001] ?? 0);
    expect((await storedPersons(world, id)).get(81001)).toMatchObject({
      status: 'toBeCorrected',
      essay: 'Roses.',
      completedAt: today,
      score: null,
      revision: 1,
    });
    expect(await toldOf(id)).toEqual([anna.id, ben.id, dora.id]);
  });

  it('[HWP-02] adaptive homework is completed, with score, accuracy and time', async () => {
    const { id, personIds } = await addHomework(world, adaptive, {
      81001: { status: 'incomplete' },
    });
    await finish(personIds[81001] ?? 0);
    expect((await storedPersons(world, id)).get(81001)).toMatchObject({
      status: 'completed',
      completedAt: today,
      ...result,
    });
  });

  it('neither is taken for the other, nor twice, nor in any state but incomplete', async () => {
    const essay = await addHomework(world, {}, everyStatus);
    const practice = await addHomework(world, adaptive, everyStatus);
    for (const [studentId, { status }] of Object.entries(everyStatus)) {
      const [one, other] = [
        essay.personIds[Number(studentId)],
        practice.personIds[Number(studentId)],
      ];
      await expect(finish(one ?? 0)).rejects.toMatchObject({ code: 'conflict' });
      await expect(handIn(other ?? 0)).rejects.toMatchObject({ code: 'conflict' });
      if (status === 'incomplete') continue;
      await expect(handIn(one ?? 0)).rejects.toMatchObject({ code: 'conflict' });
      await expect(finish(other ?? 0)).rejects.toMatchObject({ code: 'conflict' });
    }
    await expect(handIn(999_999)).rejects.toMatchObject({ code: 'absent' });
    expect(Object.values(await standingOf(world, essay.id)).sort()).toEqual(
      [...personStatuses].sort(),
    );
    expect(Object.values(await standingOf(world, practice.id)).sort()).toEqual(
      [...personStatuses].sort(),
    );
  });

  it('at the deadline itself it is too late to hand in', async () => {
    const { id, personIds } = await addHomework(
      world,
      { deadline: today },
      { 81001: { status: 'incomplete' } },
    );
    await expect(handIn(personIds[81001] ?? 0)).rejects.toMatchObject({ code: 'conflict' });
    expect(await standingOf(world, id)).toEqual({ 81001: 'incomplete' });
  });

  it('[HWP-03] the deadline passes for the incomplete alone, when the world goes on', async () => {
    const { id } = await addHomework(world, { deadline: ended }, everyStatus);
    const open = await addHomework(world, {}, { 81001: { status: 'incomplete' } });
    await settleNow(world.database, today);
    expect(await standingOf(world, id)).toEqual({
      81001: 'expired',
      81002: 'toBeCorrected',
      81003: 'corrected',
      81004: 'completed',
      81008: 'invalid',
      81009: 'expired',
    });
    expect(await standingOf(world, open.id)).toEqual({ 81001: 'incomplete' });
    expect(await toldOf(id)).toEqual([anna.id, ben.id, dora.id]);
  });

  it('[HWP-03] of more deadlines than pass at once, who looks brings some about, and the server all others', async () => {
    const due = { status: 'incomplete' } as const;
    const persons = Object.fromEntries(Object.keys(everyStatus).map((student) => [student, due]));
    for (let made = 0; made < 20; made += 1) {
      await addHomework(world, { deadline: ended }, persons);
    }
    const expired = async () =>
      world.database.query.$count(homeworkPersons, eq(homeworkPersons.status, 'expired'));
    const payload = { subject_id: 3, student_id: 81001, page: 1, page_size: 20 } as const;
    await world.ask(homeworkOfStudent, payload, { as: dora.username });
    expect(await expired()).toBe(100);
    await settleNow(world.database, today);
    expect(await expired()).toBe(120);
  });

  it('[HWP-03] whoever reads homework finds it expired', async () => {
    await addHomework(world, { deadline: ended }, { 81001: { status: 'incomplete' } });
    const payload = { subject_id: 3, student_id: 81001, page: 1, page_size: 20 } as const;
    const { list, counts } = await world.ask(homeworkOfStudent, payload, { as: dora.username });
    expect(list).toMatchObject([{ status: 'expired' }]);
    expect(counts).toMatchObject({ expired: 1, incomplete: 0 });
  });

  it('[HWP-04, HWP-06] withdrawing makes invalid what is not completed, and nothing else', async () => {
    const { id } = await addHomework(world, {}, everyStatus);
    const reply = await withdraw(id);
    expect([reply.code, reply.data]).toEqual([codes.success, { invalid_count: 2 }]);
    expect(await standingOf(world, id)).toEqual({
      81001: 'invalid',
      81002: 'invalid',
      81003: 'corrected',
      81004: 'completed',
      81008: 'invalid',
      81009: 'expired',
    });
    const [row] = await world.database.query.select().from(homework).where(eq(homework.id, id));
    expect(row?.withdrawnAt).toEqual(today);
    expect(await toldOf(id)).toEqual([anna.id, ben.id, dora.id]);
  });

  it('[CALL-135] the owner reads beforehand of how many a withdrawal is, whoever’s students they are by now', async () => {
    const standing = { status: 'incomplete' } as const;
    const persons = { 81001: standing, 81004: standing, 81011: standing };
    const { id } = await addHomework(world, {}, persons);
    const payload = { subject_id: 3, homework_id: id, page: 1, page_size: 20 } as const;
    const given = async (as: string) => {
      const { homework: row, given_counts: all } = await world.ask(listByHomework, payload, { as });
      return [row.counts.incomplete, all.incomplete];
    };
    expect(await given(anna.username)).toEqual([2, 3]);
    expect(await given(ben.username)).toEqual([2, 2]);
    expect((await withdraw(id)).data).toEqual({ invalid_count: 3 });
  });

  it('withdrawing again is a conflict that says who was first, and when', async () => {
    const { id } = await addHomework(world, {}, everyStatus);
    await withdraw(id);
    const reply = await withdraw(id);
    expect([reply.code, reply.data]).toEqual([
      codes.conflict,
      { by: anna.realName, at: '2026-11-18T10:00:00+08:00' },
    ]);
  });

  it('of handing in and withdrawing at once each comes whole, in either order', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, personIds } = await addHomework(world, {}, { 81001: { status: 'incomplete' } });
      await Promise.allSettled([withdraw(id), handIn(personIds[81001] ?? 0)]);
      expect(await standingOf(world, id)).toEqual({ 81001: 'invalid' });
    }
  });

  it('what everybody has done, or what is over, is not withdrawn', async () => {
    const { id } = await addHomework(
      world,
      {},
      { 81001: { status: 'corrected' }, 81002: { status: 'expired' } },
    );
    const reply = await withdraw(id);
    expect([reply.code, reply.body]).toEqual([
      codes.conflict,
      expect.stringContaining('nothing to withdraw'),
    ]);
    const [row] = await world.database.query.select().from(homework);
    expect(row?.withdrawnAt).toBeNull();
  });

  it('what is still arranged, or could be given to nobody, is not withdrawn', async () => {
    const later = new Date(today.getTime() + 4_000);
    const arranging = await addHomework(world, { status: 'arranging', readyAt: later }, {});
    const failed = await addHomework(world, { status: 'failed' }, {});
    expect((await withdraw(arranging.id)).code).toBe(codes.conflict);
    expect((await withdraw(failed.id)).code).toBe(codes.conflict);
    await world.database.transact((db) => finishArranging(db, later));
    const rows = await world.database.query.select().from(homework);
    expect(rows.map(({ status, withdrawnAt }) => [status, withdrawnAt])).toEqual([
      ['failed', null],
      ['failed', null],
    ]);
  });

  it('[ROLE-044, ROLE-065] a colleague’s homework is not withdrawn, a stranger’s is absent', async () => {
    const { id } = await addHomework(world, {}, everyStatus);
    expect((await world.send(withdrawHomework, { subject_id: 3, homework_id: id })).code).toBe(
      codes.loginRequired,
    );
    expect((await withdraw(id, dora.username)).code).toBe(codes.forbidden);
    expect((await withdraw(id, ben.username)).code).toBe(codes.forbidden);
    const foreign = await withdraw(id, carl.username);
    expect([foreign.code, foreign.body]).toEqual([
      codes.absent,
      (await withdraw(999_999, carl.username)).body,
    ]);
    const otherSubject = { subject_id: 2, homework_id: id } as const;
    expect((await world.send(withdrawHomework, otherSubject, asAnna)).code).toBe(codes.absent);
    expect(await standingOf(world, id)).toMatchObject({ 81001: 'incomplete' });
  });

  it('[HWP-04, HWP-06] who leaves the course has no open homework of it any more', async () => {
    const { id } = await addHomework(
      world,
      {},
      { 81001: { status: 'incomplete' }, 81002: { status: 'incomplete' } },
    );
    const second = await addHomework(world, {}, { 81001: { status: 'toBeCorrected' } });
    const done = await addHomework(world, {}, { 81001: { status: 'corrected' } });
    const leaver = { studentId: 81001, courseId: course.id };
    await world.database.transact((db) => leaveCourse(db, leaver, today));
    expect(await standingOf(world, id)).toEqual({ 81001: 'invalid', 81002: 'incomplete' });
    expect(await standingOf(world, second.id)).toEqual({ 81001: 'invalid' });
    expect(await standingOf(world, done.id)).toEqual({ 81001: 'corrected' });
    const place = and(eq(enrolments.studentId, 81001), eq(enrolments.courseId, course.id));
    const [row] = await world.database.query.select().from(enrolments).where(place);
    expect(row?.leftAt).toEqual(today);
    await world.database.transact((db) => db.update(enrolments).set({ leftAt: null }).where(place));
  });
});
