import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  superSuperviseJump,
  superviseBoard,
  superviseList,
  teacherList,
} from '../../src/contract/supervision';
import { superviseJump } from '../../src/contract/superviseJump';
import { toMoment } from '../../src/domain/businessTime';
import { accounts, activities, answers, dialogueFlags, dialogues } from '../../server/db/tables';
import { seenOn, worldOf, today } from './rig';
import { addAnswers } from './scene/answers';
import { addLessons } from './scene/lessons';
import { addPeople, anna, ben, carl, dora, asAnna } from './scene/people';

const subject_id = 3;
const asked = { subject_id, page: 1, page_size: 50 };
/** Anna's students who are supervised and not hidden, and the one who is idle today. */
const [own, idle] = [[81001, 81002, 81003, 81004, 81005, 81006, 81009], 81002];

describe.each(seenOn('postgres'))('supervised students on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    await world.database.transact((db) =>
      db.insert(activities).values({
        ...{ studentId: idle, kind: 'other', module: 'synchronous', seconds: 1200 },
        at: new Date(today.getTime() - 1_800_000),
      }),
    );
  });
  beforeEach(() =>
    world.database.transact((db) =>
      db
        .update(accounts)
        .set({ userType: 4, isAgentAdministrator: false })
        .where(eq(accounts.id, ben.id)),
    ),
  );
  const principal = (account: object) =>
    world.database.transact((db) =>
      db.update(accounts).set(account).where(eq(accounts.id, ben.id)),
    );
  const list = (more: object = {}, as = anna.username) =>
    world.ask(superviseList, { ...asked, ...more }, { as });
  const ids = ({ list: rows }: Awaited<ReturnType<typeof list>>) =>
    rows.map(({ student_id }) => student_id);

  it('lists one’s own students who are supervised, first who needs a person now', async () => {
    const all = await list();
    expect(ids(all).toSorted()).toEqual(own);
    expect(all.list[0]).toMatchObject({
      student_id: idle,
      attention: { reason: 'idle', evidence_count: 20, url: expect.stringContaining('behaviour') },
    });
    expect(all.counts).toEqual({ all: own.length, online: 0, attention: 1, studied: 0 });
    expect(ids(await list({ now: 'attention' }))).toEqual([idle]);
    expect(ids(await list({ state: ['evaluating', 'unmarked'] })).toSorted()).toEqual([
      81004, 81005,
    ]);
    const found = await list({ keyword: '欧阳' });
    expect(found).toMatchObject({ total: 1, counts: { all: 1 }, as_of: toMoment(today) });
    expect((await list({ page: 2, page_size: 3 })).list).toHaveLength(3);
  });

  it('[SCREEN-007] says how today’s points went, with or without a reason, and leads to the wrong answers', async () => {
    const at = (minutes: number) => new Date(today.getTime() - minutes * 60_000);
    const told = { studentId: 81003, isRight: false };
    await addAnswers(world, [
      ...[30, 29, 28].map((minutes) => ({ ...told, at: at(minutes) })),
      { ...told, isRight: true, at: at(5) },
    ]);
    const found = (await list()).list.find(({ student_id }) => student_id === 81003);
    expect(found).toMatchObject({
      attention: null,
      points: { green: 0, orange: 0, red: 1 },
      points_url: expect.stringContaining('student_id=81003&outcome=wrong&from=2026-11-18'),
    });
    await world.database.transact((db) => db.delete(answers).where(eq(answers.studentId, 81003)));
  });

  it('[CALL-114] an analyst sees own students only; a principal or agent those of the school’s analysts', async () => {
    const teachers = async (as: string) =>
      (await world.ask(teacherList, { subject_id }, { as })).list.map(({ id }) => id);
    expect(await teachers(anna.username)).toEqual([anna.id]);
    for (const role of [{ userType: 3 }, { isAgentAdministrator: true }]) {
      await principal(role);
      // Ben first, then who has students, by name; nobody of another school.
      expect(await teachers(ben.username)).toEqual([ben.id, anna.id, dora.id]);
      const ofAnna = await list({ teacher_id: anna.id }, ben.username);
      expect(ids(ofAnna).toSorted()).toEqual(own);
      // The proof is listed for who sees the student.
      expect(ofAnna.list[0]).toMatchObject({ attention: { reason: 'idle', url: null } });
      const foreign = { ...asked, teacher_id: carl.id };
      expect((await world.send(superviseList, foreign, { as: ben.username })).code).toBe(
        codes.absent,
      );
    }
  });

  it('[CALL-114] a colleague’s students are shown in the colleague’s own subject, where the open one is not among these', async () => {
    await principal({ userType: 3 });
    const told = { studentId: 81003, isRight: false };
    const at = (minutes: number) => new Date(today.getTime() - minutes * 60_000);
    await addAnswers(
      world,
      [30, 29, 28].map((minutes) => ({ ...told, at: at(minutes) })),
    );
    const taught = (subjects: number[]) =>
      world.database.transact((db) =>
        db.update(accounts).set({ subjects }).where(eq(accounts.id, anna.id)),
      );
    const shown = async () => {
      const { list: rows, of_subject } = await list(
        { subject_id: 2, teacher_id: anna.id },
        ben.username,
      );
      const { points } = rows.find(({ student_id }) => student_id === 81003) ?? {};
      return { of_subject, red: points?.red };
    };
    expect(await shown()).toEqual({ of_subject: 2, red: 0 });
    await taught([subject_id, 5]);
    expect(await shown()).toEqual({ of_subject: subject_id, red: 1 });
    await taught([1, 2, 3, 4, 5]);
    await world.database.transact((db) => db.delete(answers).where(eq(answers.studentId, 81003)));
  });

  it('[CALL-112] leads to the supervision of one’s own student, and of nobody else’s', async () => {
    const { go_url } = await world.ask(superviseJump, { subject_id, student_id: idle }, asAnna);
    const { pathname, searchParams } = new URL(go_url);
    expect(pathname).toBe('/otherProducts/supervise');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ teacher: String(anna.id), student: String(idle) },
    });
    const foreign = await world.send(superviseJump, { subject_id, student_id: 81010 }, asAnna);
    expect(foreign.code).toBe(codes.absent);
  });

  it('[CALL-113] opens one’s own supervision, or a colleague’s for whoever supervises the school', async () => {
    const jump = (teacher_id: number, as: string) =>
      world.send(superSuperviseJump, { subject_id, teacher_id }, { as });
    const visit = async (teacherId: number, as: string) => {
      const { go_url } = superSuperviseJump.answer.parse((await jump(teacherId, as)).data);
      return Object.fromEntries(new URL(go_url).searchParams);
    };
    expect(await visit(anna.id, anna.username)).toEqual({ teacher: String(anna.id) });
    expect((await jump(anna.id, ben.username)).code).toBe(codes.absent);
    await principal({ userType: 3 });
    // Nobody arrives as somebody else: whose students they are is said beside it.
    expect(await visit(anna.id, ben.username)).toEqual({
      ...{ teacher: String(ben.id), colleague: String(anna.id) },
    });
    expect((await jump(carl.id, ben.username)).code).toBe(codes.absent);
  });

  it('the board’s numbers equal the totals of the lists', async () => {
    const before = await world.ask(superviseBoard, { subject_id }, asAnna);
    expect([before.flagged_count, before.effective_seconds]).toEqual([0, 0]);
    const at = new Date(today.getTime() - 7_200_000);
    await world.database.transact(async (db) => {
      const lesson = { kind: 'video', module: 'synchronous', at };
      await db.insert(activities).values([
        ...[
          { studentId: 81001, seconds: 400, ...lesson },
          { studentId: 81003, seconds: 50, ...lesson },
        ],
        // Another analyst’s student, and another day.
        ...[
          { studentId: 81010, seconds: 999, ...lesson },
          { studentId: 81001, seconds: 999, ...lesson, at: new Date('2026-11-17T23:00:00+08:00') },
        ],
      ]);
      const talk = { subjectId: subject_id, startedAt: at, turns: [] };
      await db.insert(dialogues).values([
        ...[81001, 81002, 81010].map((studentId, index) => ({
          id: 9001 + index,
          studentId,
          ...talk,
        })),
      ]);
      const flag = { kind: 'distress', count: 1, turn: 0, answerIds: [] };
      await db.insert(dialogueFlags).values([
        ...[
          { ...flag, dialogueId: 9001 },
          { ...flag, dialogueId: 9001 },
        ],
        ...[
          { ...flag, dialogueId: 9002, state: 'handled' },
          { ...flag, dialogueId: 9003 },
        ],
      ]);
    });
    const board = await world.ask(superviseBoard, { subject_id }, asAnna);
    const { counts } = await list();
    expect(board).toMatchObject({
      ...{ student_count: counts.all, online_count: counts.online },
      ...{ attention_count: counts.attention, flagged_count: 1, effective_seconds: 450 },
      states: { selfStudyRoom: 1, evaluating: 1, unmarked: 1, expired: 0 },
      as_of: toMoment(today),
    });
    for (const [state, count] of Object.entries(board.states)) {
      expect([state, (await list({ state: [state] })).total]).toEqual([state, count]);
    }
  });

  it('[ROUTE-013] counts who studied today, not who only had the machine on, and lists them', async () => {
    const [studying] = own;
    const video = { studentId: studying ?? 0, kind: 'video', module: 'synchronous', seconds: 600 };
    await world.database.transact(async (db) => {
      await db.delete(activities);
      await db.insert(activities).values({ ...video, at: new Date(today.getTime() - 7_200_000) });
    });
    const board = await world.ask(superviseBoard, { subject_id }, asAnna);
    expect(board).toMatchObject({ studied_count: 1, effective_seconds: 600 });
    const found = await list({ now: 'studied' });
    expect(ids(found)).toEqual([studying]);
    expect(found.counts.studied).toBe(1);
    await world.database.transact((db) =>
      db.delete(activities).where(eq(activities.studentId, studying ?? 0)),
    );
    expect(await world.ask(superviseBoard, { subject_id }, asAnna)).toMatchObject({
      studied_count: 0,
    });
  });

  it('refuses visitors, and subjects that the analyst does not teach', async () => {
    const calls = [superviseBoard, teacherList, superviseJump] as const;
    for (const call of calls) {
      expect((await world.send(call, { subject_id })).code).toBe(codes.loginRequired);
      expect((await world.send(call, { subject_id: 99 }, asAnna)).code).toBe(codes.forbidden);
    }
    expect((await world.send(superviseList, asked)).code).toBe(codes.loginRequired);
    const foreign = { ...asked, subject_id: 99 };
    expect((await world.send(superviseList, foreign, asAnna)).code).toBe(codes.forbidden);
  });
});
