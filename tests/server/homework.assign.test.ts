import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { addHomework, checkHomeworkStatus, checkIsAdd } from '../../src/contract/homework';
import { enrolments, homework } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { addHomework as putHomework, clearHomework, demanded, standingOf } from './scene/homework';
import {
  adaptiveCard,
  addLessons,
  course,
  emptyCard,
  essayCard,
  firstLesson,
  foreignCourse,
  lateCard,
  thirdLesson,
} from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, dora } from './scene/people';

const chosen = {
  subject_id: 3,
  type: 'composition',
  course_id: course.id,
  lesson_id: firstLesson,
  card_id: essayCard,
  student_ids: [81001, 81002],
} as const;
const wanted = {
  ...chosen,
  student_ids: [81001, 81002],
  name: 'Autumn',
  essay_title: 'My garden',
  deadline: '2026-11-20T18:00:00+08:00',
} satisfies PayloadOf<typeof addHomework>;

const zhang = { student_id: 81001, name: '张子涵', username: 'sc01', grade: 7 };
const li = { student_id: 81004, name: '李航', username: 'sc04', grade: 9 };

describe.each(databases)('assigning homework on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearHomework(world);
    world.clock.set(today);
  });

  async function outcomes(change: Partial<PayloadOf<typeof checkIsAdd>>) {
    const payload = { ...chosen, student_ids: [...chosen.student_ids], ...change };
    const answer = await world.ask(checkIsAdd, payload, asAnna);
    return Object.fromEntries(
      answer.outcomes.map(({ student_id, outcome }) => [student_id, outcome]),
    );
  }

  function assign(change: Partial<PayloadOf<typeof addHomework>> = {}, as = anna.username) {
    return world.ask(addHomework, { ...wanted, ...change }, { as });
  }

  function ask(homework_id: number, as = anna.username) {
    return world.ask(checkHomeworkStatus, { subject_id: 3, homework_id }, { as });
  }

  async function countHomework(): Promise<number> {
    return (await world.database.query.select().from(homework)).length;
  }

  it('[CALL-140, MSG-039] tells whose order in the course has not reached the lesson', async () => {
    expect(await outcomes({ student_ids: [81001, 81004] })).toEqual({
      81001: 'assignable',
      81004: 'notLearned',
    });
    const late = { lesson_id: thirdLesson, card_id: lateCard, student_ids: [81001, 81009] };
    expect(await outcomes(late)).toEqual({ 81001: 'notLearned', 81009: 'assignable' });
  });

  it('[MSG-039] who has left the course does not learn it', async () => {
    const place = and(eq(enrolments.studentId, 81002), eq(enrolments.courseId, course.id));
    const leave = (leftAt: Date | null) =>
      world.database.transact((db) => db.update(enrolments).set({ leftAt }).where(place));
    await leave(today);
    expect(await outcomes({})).toEqual({ 81001: 'assignable', 81002: 'notLearned' });
    await leave(null);
  });

  it('[MSG-040] tells who has the card already, unless it was withdrawn or became invalid', async () => {
    await putHomework(world, {}, { 81001: { status: 'corrected' }, 81002: { status: 'invalid' } });
    expect(await outcomes({})).toEqual({ 81001: 'alreadyAssigned', 81002: 'assignable' });
    expect(await outcomes({ card_id: adaptiveCard })).toEqual({
      81001: 'assignable',
      81002: 'assignable',
    });
    await world.database.transact((db) => db.update(homework).set({ withdrawnAt: today }));
    expect(await outcomes({})).toEqual({ 81001: 'assignable', 81002: 'assignable' });
  });

  it('[MSG-041] adaptive homework needs knowledge points, a composition does not', async () => {
    expect(await outcomes({ card_id: emptyCard, type: 'adaptive' })).toEqual({
      81001: 'noPoints',
      81002: 'noPoints',
    });
    expect(await outcomes({ card_id: emptyCard })).toMatchObject({ 81001: 'assignable' });
  });

  it.each([
    ['a lesson of another course', { lesson_id: 83021 }],
    ['a card of another lesson', { card_id: lateCard }],
    ['a course of another subject', { subject_id: 2 }],
    [
      'a course that none of the account’s students takes',
      { course_id: foreignCourse.id, lesson_id: 83021, card_id: 830211 },
    ],
    ['a student of another campus', { student_ids: [81010] }],
    ['a colleague’s student', { student_ids: [81011] }],
  ] as const)('[ROLE-044] %s is as absent as what is not there', async (_, change) => {
    const payload = { ...chosen, student_ids: [81001], ...change };
    const check = { ...payload, student_ids: [...payload.student_ids] };
    const reply = await world.send(checkIsAdd, check, asAnna);
    const absent = await world.send(checkIsAdd, { ...check, card_id: 999_999 }, asAnna);
    expect([reply.code, reply.body]).toEqual([codes.absent, absent.body]);
    const add = await world.send(addHomework, { ...wanted, ...check }, asAnna);
    expect(add.code).toBe(codes.absent);
    expect(await countHomework()).toBe(0);
  });

  it.each([
    [
      '[VALID-079] a card that does not support the type',
      { type: 'adaptive', essay_title: undefined },
      'card_id',
      'unsupported',
    ],
    [
      '[VALID-077] a deadline that has passed',
      { deadline: '2026-11-18T10:00:00+08:00' },
      'deadline',
      'deadline',
    ],
    ['[VALID-078] a composition without a title', { essay_title: '' }, 'essay_title', 'required'],
    [
      '[VALID-078] a composition with a title of blanks',
      { essay_title: ' \u200b ' },
      'essay_title',
      'required',
    ],
    ['a name of blanks', { name: '  ' }, 'name', 'required'],
  ] as const)('%s is refused, and nothing is assigned', async (_, change, field, rule) => {
    const form = new URLSearchParams();
    const payload = { ...wanted, ...change, student_ids: '81001' };
    for (const [name, value] of Object.entries(payload)) {
      if (value !== undefined) form.set(name, String(value));
    }
    const reply = await world.post(addHomework, form, asAnna);
    expect([reply.code, reply.data]).toEqual([codes.badPayload, { issues: [{ field, rule }] }]);
    expect(await countHomework()).toBe(0);
  });

  it.each(demanded)('%s has to be said', async (_, field) => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(wanted)) form.set(name, String(value));
    form.delete(field);
    const { code, data } = await world.post(addHomework, form, asAnna);
    expect([code, data]).toMatchObject([codes.badPayload, { issues: [{ field }] }]);
    expect(await countHomework()).toBe(0);
  });

  it.each([
    ['notLearned', { student_ids: [81004] }],
    ['alreadyAssigned', { student_ids: [81001] }],
    ['noPoints', { student_ids: [81002], type: 'adaptive', card_id: emptyCard }],
  ] as const)(
    '[MSG-039, MSG-040, MSG-041] what nobody may be given is refused: %s',
    async (code, change) => {
      await putHomework(world, {}, { 81001: { status: 'incomplete' } });
      const payload = { ...wanted, ...change, student_ids: [...change.student_ids] };
      expect((await world.send(addHomework, payload, asAnna)).code).toBe(codes[code]);
      expect(await countHomework()).toBe(1);
    },
  );

  it('[ROLE-008, ROLE-052, CALL-136, CALL-137, MSG-042, SCREEN-084] arranges for four seconds, then everybody has it', async () => {
    const { homework_id, status } = await assign();
    expect(status).toBe('arranging');
    const waiting = await ask(homework_id);
    expect(waiting).toMatchObject({
      status: 'arranging',
      students: [
        { student_id: 81001, status: 'arranging', reason: null },
        { student_id: 81002, status: 'arranging', reason: null },
      ],
    });
    world.clock.advance(3_999);
    expect((await ask(homework_id)).status).toBe('arranging');
    expect(await standingOf(world, homework_id)).toEqual({});
    world.clock.advance(1);
    expect(await ask(homework_id)).toMatchObject({
      status: 'succeeded',
      students: [{ status: 'succeeded' }, { status: 'succeeded' }],
      as_of: '2026-11-18T10:00:04+08:00',
    });
    expect(await standingOf(world, homework_id)).toEqual({
      81001: 'incomplete',
      81002: 'incomplete',
    });
    const [row] = await world.database.query.select().from(homework);
    expect(row).toMatchObject({ accountId: anna.id, type: 'composition', essayTitle: 'My garden' });
  });

  it('[SCREEN-082, SCREEN-083] each student, by account and grade, has an own outcome', async () => {
    const { homework_id } = await assign({ student_ids: [81001, 81004] });
    world.clock.advance(4_000);
    const { status, students } = await ask(homework_id);
    expect(status).toBe('succeeded');
    expect(students).toEqual([
      { ...zhang, status: 'succeeded', reason: null },
      { ...li, status: 'failed', reason: 'notLearned' },
    ]);
  });

  it('[MSG-040] of two assignments of a card within four seconds the second fails, with the reason', async () => {
    const [first, second] = [await assign(), await assign()];
    world.clock.advance(4_000);
    expect((await ask(second.homework_id)).students).toMatchObject([
      { status: 'failed', reason: 'alreadyAssigned' },
      { status: 'failed', reason: 'alreadyAssigned' },
    ]);
    expect((await ask(second.homework_id)).status).toBe('failed');
    expect((await ask(first.homework_id)).status).toBe('succeeded');
  });

  it('many who ask at once find it finished once', async () => {
    const { homework_id } = await assign();
    world.clock.advance(4_000);
    const payload = { subject_id: 3, homework_id } as const;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        world.ask(checkHomeworkStatus, payload, { ...asAnna, server: world.server(index) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill('succeeded'));
    expect(await standingOf(world, homework_id)).toEqual({
      81001: 'incomplete',
      81002: 'incomplete',
    });
    expect(world.log()).not.toContain('call failed');
  });

  it('[ROLE-065, ROLE-052] only who manages homework assigns it, and asks for it', async () => {
    const check = { ...chosen, student_ids: [81001] };
    for (const [options_, code] of [
      [{}, codes.loginRequired],
      [{ as: dora.username }, codes.forbidden],
      [{ as: carl.username }, codes.absent],
    ] as const) {
      expect((await world.send(checkIsAdd, check, options_)).code).toBe(code);
      expect((await world.send(addHomework, wanted, options_)).code).toBe(code);
    }
    expect(await countHomework()).toBe(0);
    const { homework_id } = await assign();
    const payload = { subject_id: 3, homework_id } as const;
    expect((await world.send(checkHomeworkStatus, payload, { as: dora.username })).code).toBe(
      codes.forbidden,
    );
    const foreign = await world.send(checkHomeworkStatus, payload, { as: carl.username });
    const none = { subject_id: 3, homework_id: 999_999 } as const;
    const absent = await world.send(checkHomeworkStatus, none, { as: carl.username });
    expect([foreign.code, foreign.body]).toEqual([codes.absent, absent.body]);
    const otherSubject = { subject_id: 2, homework_id } as const;
    expect((await world.send(checkHomeworkStatus, otherSubject, asAnna)).code).toBe(codes.absent);
  });

  it('a colleague who shares a student sees that student’s outcome, and no other’s', async () => {
    const { homework_id } = await assign();
    world.clock.advance(4_000);
    await ask(homework_id);
    const { students } = await ask(homework_id, ben.username);
    expect(students.map(({ student_id }) => student_id)).toEqual([81001]);
  });
});
