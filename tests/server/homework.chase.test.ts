import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  addHomework as assign,
  copyHomework,
  extendDeadline,
  homeworkPersons,
  remindOfHomework,
} from '../../src/contract/homework';
import { remindStudents } from '../../src/contract/reminders';
import { enrolments, homework, reminders } from '../../server/db/tables';
import { finishArranging } from '../../server/homework/arrange';
import { finishAdaptive } from '../../server/homework/handIn';
import { settleNow } from '../../server/homework/settle';
import { toMoment } from '../../src/domain/businessTime';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import {
  addHomework,
  clearHomework,
  everyStatus,
  result,
  standingOf,
  storedPersons,
} from './scene/homework';
import { adaptiveCard, addLessons } from './scene/lessons';
import { addPeople, anna, ben, carl, dora } from './scene/people';

const subject_id = 3;
const as = anna.username;
const hour = 3_600_000;
const deadline = new Date('2026-11-18T12:00:00+08:00');
const later = '2026-11-20T20:00:00+08:00';
const adaptive = { type: 'adaptive', essayTitle: null, cardId: adaptiveCard };

describe.each(databases)('whoever has not handed in, on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearHomework(world);
    await world.database.transact((db) => db.delete(reminders));
    world.clock.set(today);
  });

  const extend = (person_id: number | undefined, to: string, by = as) =>
    extendAll([person_id ?? 0], to, by);
  const extendAll = (person_ids: number[], to: string, by = as, requestId = randomUUID()) =>
    world.send(extendDeadline, { subject_id, person_ids, deadline: to }, { as: by, requestId });
  const rowsOf = async (homework_id: number) => {
    const page = { subject_id, homework_id, page: 1, page_size: 50 };
    return (await world.ask(homeworkPersons, page, { as })).list;
  };
  const expire = (at: Date) => settleNow(world.database, at);

  it('[HWP-03] one student has more time: the others’ homework expires, and this one’s at its own deadline', async () => {
    const { id, personIds } = await addHomework(
      world,
      { ...adaptive, deadline },
      { 81001: { status: 'incomplete' }, 81002: { status: 'incomplete' } },
    );
    expect((await extend(personIds[81001], later)).code).toBe(codes.success);
    const rows = await rowsOf(id);
    const deadlines = Object.fromEntries(rows.map((row) => [row.student_id, row.deadline]));
    expect(deadlines).toEqual({ 81001: later, 81002: '2026-11-18T12:00:00+08:00' });
    await expire(deadline);
    expect(await standingOf(world, id)).toEqual({ 81001: 'incomplete', 81002: 'expired' });
    const afterwards = new Date(deadline.getTime() + hour);
    await world.database.transact((db) =>
      finishAdaptive(db, personIds[81001] ?? 0, result, afterwards),
    );
    expect(await standingOf(world, id)).toEqual({ 81001: 'completed', 81002: 'expired' });
  });

  it('[HWP-03] several have more time in one act, once, of one assignment, and whoever has handed in is left out and named', async () => {
    const open = { status: 'incomplete' } as const;
    const { id, personIds } = await addHomework(
      world,
      { ...adaptive, deadline },
      { 81001: open, 81002: open, 81003: { status: 'completed', completedAt: today, ...result } },
    );
    const other = await addHomework(world, { ...adaptive, deadline }, { 81001: open });
    const of = (...students: number[]) => students.map((student) => personIds[student] ?? 0);
    const deadlines = async () =>
      Object.fromEntries((await rowsOf(id)).map((row) => [row.student_id, row.deadline]));
    const before = await deadlines();
    const refused = await extendAll(of(81003), later);
    expect(refused.data).toMatchObject({ status: 'completed', student_id: 81003 });
    const mixed = [...of(81001), other.personIds[81001] ?? 0];
    expect((await extendAll(mixed, later)).code).toBe(codes.absent);
    expect((await extendAll(of(81001, 81002), later, carl.username)).code).toBe(codes.absent);
    expect(await deadlines()).toEqual(before);
    const requestId = randomUUID();
    const replies = [
      await extendAll(of(81001, 81002, 81003), later, as, requestId),
      await extendAll(of(81001, 81002, 81003), later, as, requestId),
    ];
    expect(replies[1]?.data).toEqual(replies[0]?.data);
    expect(replies[0]?.data).toMatchObject({
      left_out: [{ student_id: 81003, status: 'completed' }],
    });
    expect(await deadlines()).toEqual({ ...before, 81001: later, 81002: later });
    const stored = await storedPersons(world, id);
    expect(stored.get(81001)?.revision).toBe(1);
  });

  it('whose time has run out can hand in again, until the new deadline', async () => {
    const { id, personIds } = await addHomework(
      world,
      { deadline },
      { 81001: { status: 'expired' } },
    );
    world.clock.set(new Date(deadline.getTime() + hour));
    expect((await extend(personIds[81001], later)).code).toBe(codes.success);
    expect(await standingOf(world, id)).toEqual({ 81001: 'incomplete' });
    await expire(new Date(later));
    expect(await standingOf(world, id)).toEqual({ 81001: 'expired' });
  });

  it('[HWP-03] too much time is made less, but not less than the others have', async () => {
    const { personIds } = await addHomework(
      world,
      { deadline },
      { 81001: { status: 'incomplete' } },
    );
    const farther = '2027-01-18T11:00:00+08:00';
    await extend(personIds[81001], farther);
    const { code, data } = await extend(personIds[81001], later);
    expect(code).toBe(codes.success);
    expect(data).toMatchObject({
      persons: [{ deadline: later, assigned_deadline: toMoment(deadline) }],
    });
    expect((await extend(personIds[81001], toMoment(deadline))).code).toBe(codes.badPayload);
  });

  it.each([
    ['earlier than the assignment’s', '2026-11-18T11:00:00+08:00', 'notLater'],
    ['past', '2026-11-17T11:00:00+08:00', 'deadline'],
    ['more than a year away', '2027-11-20T11:00:00+08:00', 'tooFar'],
  ])(
    '[VALID-077] a deadline that is %s is refused, and nothing is written',
    async (_, to, rule) => {
      const { id, personIds } = await addHomework(
        world,
        { deadline },
        { 81001: { status: 'incomplete' } },
      );
      const reply = await extend(personIds[81001], to);
      expect(reply.code).toBe(codes.badPayload);
      expect(reply.data).toMatchObject({ issues: [{ field: 'deadline', rule }] });
      expect((await storedPersons(world, id)).get(81001)).toMatchObject({ dueAt: deadline });
    },
  );

  it('what is handed in, invalid or withdrawn has no other deadline; strangers find nothing', async () => {
    const { id, personIds } = await addHomework(world, { deadline }, everyStatus);
    for (const student of [81002, 81003, 81004, 81008]) {
      expect((await extend(personIds[student], later)).code).toBe(codes.conflict);
    }
    expect((await extend(personIds[81001], later, carl.username)).code).toBe(codes.absent);
    expect((await extend(personIds[81001], later, dora.username)).code).not.toBe(codes.success);
    await world.database.transact((db) =>
      db.update(homework).set({ withdrawnAt: today }).where(eq(homework.id, id)),
    );
    const reply = await extend(personIds[81001], later);
    expect(reply.code).toBe(codes.conflict);
    expect(reply.data).toMatchObject({ by: anna.realName });
  });

  it('reminds all who can still hand in, each once a day, and says by whom and how many are left', async () => {
    const { id } = await addHomework(world, { deadline }, everyStatus);
    const remind = (by: string, student_ids?: number[]) =>
      world.ask(remindOfHomework, { subject_id, homework_id: id, student_ids }, { as: by });
    const first = await remind(ben.username, [81001]);
    const reminder = {
      ...{ by: ben.realName, at: '2026-11-18T10:00:00+08:00' },
      ...{ kind: 'homework', homework_name: 'The garden' },
    };
    expect(first.results).toEqual([{ student_id: 81001, outcome: 'sent', reminder }]);
    const done = await remind(as, [81003]);
    expect(done.results).toEqual([{ student_id: 81003, outcome: 'notNeeded', reminder: null }]);
    const outcomes = (await remind(as)).results.map(({ student_id, outcome }) => [
      student_id,
      outcome,
    ]);
    expect(Object.fromEntries(outcomes)).toEqual({ 81001: 'already' });
    const rows = await rowsOf(id);
    expect(rows.find(({ student_id }) => student_id === 81001)?.reminded).toEqual(reminder);
    expect(rows.find(({ student_id }) => student_id === 81003)?.reminded).toBeNull();
    const expired = await remind(as, [81009]);
    expect(expired.results).toEqual([{ student_id: 81009, outcome: 'notNeeded', reminder: null }]);
    const page = { subject_id, homework_id: id, page: 1, page_size: 1 };
    const { reminding } = await world.ask(homeworkPersons, page, { as });
    expect(reminding).toEqual({ missing_count: 1, waiting_count: 0, last: reminder });
    const other = await world.send(
      remindOfHomework,
      { subject_id, homework_id: id },
      { as: dora.username },
    );
    expect(other.code).not.toBe(codes.success);
  });

  it('reminds, here and on home, at the moment when another deadline has passed unnoticed', async () => {
    const open = { 81001: { status: 'incomplete' }, 81002: { status: 'incomplete' } } as const;
    const due = () => addHomework(world, { deadline: new Date(today.getTime() - hour) }, open);
    const { id } = await addHomework(world, { deadline }, open);
    await due();
    const asked = { subject_id, homework_id: id, student_ids: [81001] };
    const { results } = await world.ask(remindOfHomework, asked, { as });
    expect(results).toMatchObject([{ student_id: 81001, outcome: 'sent' }]);
    await due();
    const home = { subject_id, student_ids: [81002] };
    const answer = await world.ask(remindStudents, home, { as });
    expect(answer.results).toMatchObject([{ student_id: 81002, outcome: 'sent' }]);
  });

  it('of two open pieces a student is reminded of one a day, wherever that is asked, and each place says of which', async () => {
    const open = { 81001: { status: 'incomplete' }, 81002: { status: 'incomplete' } } as const;
    const first = await addHomework(world, { deadline, essayTitle: 'The river' }, open);
    const other = await addHomework(world, { essayTitle: 'The garden' }, open);
    const { results } = await world.ask(
      remindStudents,
      { subject_id, student_ids: [81001] },
      { as },
    );
    const reminder = {
      ...{ by: anna.realName, at: '2026-11-18T10:00:00+08:00' },
      ...{ kind: 'homework', homework_name: 'The river' },
    };
    expect(results).toEqual([{ student_id: 81001, outcome: 'sent', reminder }]);
    for (const { id } of [first, other]) {
      const rows = await rowsOf(id);
      expect(rows.map((row) => [row.student_id, row.reminded])).toEqual(
        expect.arrayContaining([
          [81001, reminder],
          [81002, null],
        ]),
      );
      const page = { subject_id, homework_id: id, page: 1, page_size: 1 };
      const { reminding } = await world.ask(homeworkPersons, page, { as });
      expect(reminding).toEqual({ missing_count: 2, waiting_count: 1, last: reminder });
    }
    const remind = (homework_id: number) =>
      world.ask(remindOfHomework, { subject_id, homework_id }, { as });
    const ended = (await remind(other.id)).results.map((one) => [one.student_id, one.outcome]);
    expect(Object.fromEntries(ended)).toEqual({ 81001: 'already', 81002: 'sent' });
    const again = (await remind(first.id)).results.map((one) => one.reminder?.homework_name);
    expect(again.toSorted()).toEqual(['The garden', 'The river']);
    // Two who remind of different homework at once send one message.
    await world.database.transact((db) => db.delete(reminders));
    await Promise.all([remind(first.id), remind(other.id), remind(first.id), remind(other.id)]);
    const kept = await world.database.query.select().from(reminders);
    expect(kept.map(({ studentId }) => studentId).toSorted()).toEqual([81001, 81002]);
  });

  it('[ROLE-009] an essay is assigned, and given again to those who do not have its card', async () => {
    const gone = eq(enrolments.studentId, 81003);
    await world.database.transact((db) => db.update(enrolments).set({ leftAt: today }).where(gone));
    const copyAt = async (hours: number, about: { readonly arrangedAt?: Date } = {}) => {
      const had = { 81001: { status: 'corrected' }, 81003: { status: 'corrected' } } as const;
      const { id } = await addHomework(world, { deadline, ...about }, had);
      world.clock.set(new Date(today.getTime() + hours * hour));
      return world.ask(copyHomework, { subject_id, homework_id: id }, { as });
    };
    const { card, left_out, ...copied } = await copyAt(1);
    expect(copied).toMatchObject({ name: 'My garden', type: 'composition' });
    expect(copied.essay_title).toBe('The garden');
    expect(copied.student_ids).not.toContain(81001);
    expect(copied.student_ids).toContain(81002);
    for (const one of [
      { student_id: 81001, outcome: 'alreadyAssigned' },
      // Who has left the course since.
      { student_id: 81003, outcome: 'notLearned' },
    ]) {
      expect(left_out).toContainEqual(expect.objectContaining(one));
    }
    const dayAfter = '2026-11-19T12:00:00+08:00';
    expect(copied.deadline).toBe(dayAfter);
    // Two hours from 13:00 on would end at 12:00 of the same day.
    expect((await copyAt(3, { arrangedAt: today })).deadline).toBe(dayAfter);
    // Days are counted, not hours: assigned late in the evening, or early in the morning.
    const evening = new Date('2026-11-16T23:00:00+08:00');
    expect((await copyAt(0, { arrangedAt: evening })).deadline).toBe('2026-11-20T12:00:00+08:00');
    const night = new Date('2026-11-17T00:30:00+08:00');
    expect((await copyAt(3, { arrangedAt: night })).deadline).toBe(dayAfter);
    world.clock.set(today);
    const again = { subject_id, ...copied, essay_title: 'The garden', card_id: card.card_id };
    const { homework_id } = await world.ask(assign, { ...again, student_ids: [81002] }, { as });
    await world.database.transact((db) => finishArranging(db, new Date(today.getTime() + 5000)));
    expect(await standingOf(world, homework_id)).toEqual({ 81002: 'incomplete' });
    const stranger = { subject_id, homework_id };
    expect((await world.send(copyHomework, stranger, { as: carl.username })).code).toBe(
      codes.absent,
    );
  });
});
