import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { attentionList } from '../../src/contract/home';
import { reminderOutlook, remindStudents } from '../../src/contract/reminders';
import { homeworkPersons, reminders } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { addAnswers, clearAnswers } from './scene/answers';
import { addHomework, clearHomework } from './scene/homework';
import { addLessons } from './scene/lessons';
import { addPeople, anna, ben, carl, dora } from './scene/people';

const payload = { subject_id: 3, student_ids: [81001] };
const at = '2026-11-18T10:00:00+08:00';
const fast = { kind: 'tooFast', homework_name: null } as const;

describe.each(databases)('reminding students on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearAnswers(world);
    await clearHomework(world);
    await world.database.transact((db) => db.delete(reminders));
    world.clock.set(today);
    const minute = 60_000;
    // Two students answer too fast today.
    await addAnswers(
      world,
      [81001, 81002].flatMap((studentId) =>
        [5, 4, 3, 2, 1].map((ago) => ({
          ...{ studentId, isRight: true, seconds: 5 },
          at: new Date(today.getTime() - ago * minute),
        })),
      ),
    );
  });

  const remind = (student_ids: number[], as = anna.username) =>
    world.ask(remindStudents, { ...payload, student_ids }, { as });
  const kept = () => world.database.query.select().from(reminders);

  it('writes the student a message of the reason, and the row says by whom and when, below who is still to be reminded', async () => {
    const { results } = await remind([81001]);
    const reminder = { by: anna.realName, at, ...fast };
    expect(results).toEqual([{ student_id: 81001, outcome: 'sent', reminder }]);
    expect(await kept()).toMatchObject([
      { studentId: 81001, reason: 'tooFast', day: '2026-11-18', accountId: anna.id },
    ]);
    const { list } = await world.ask(attentionList, { subject_id: 3 }, { as: anna.username });
    expect(list.map(({ student_id, reminded }) => [student_id, reminded])).toEqual([
      [81002, null],
      [81001, reminder],
    ]);
  });

  it('[ROLE-009] whoever needs nobody now is reminded of homework to hand in, the next to end first, by who manages homework', async () => {
    const open = { 81001: { status: 'incomplete' }, 81003: { status: 'incomplete' } } as const;
    const hour = 3_600_000;
    await addHomework(world, {}, { ...open, 81004: { status: 'corrected' } });
    const due = { deadline: new Date(today.getTime() + hour) };
    const next = await addHomework(world, due, open);
    const outcomes = async (send: typeof remindStudents | typeof reminderOutlook, as: string) => {
      const { results } = await world.ask(
        send,
        { ...payload, student_ids: [81001, 81003, 81004] },
        { as },
      );
      return results.map(({ outcome }) => outcome);
    };
    const foreseen = await outcomes(reminderOutlook, anna.username);
    expect(foreseen).toEqual(['sent', 'sent', 'notNeeded']);
    expect(await kept()).toEqual([]);
    expect(await outcomes(remindStudents, anna.username)).toEqual(foreseen);
    const reasons = (await kept()).map(({ studentId, reason }) => [studentId, reason]);
    expect(Object.fromEntries(reasons)).toEqual({
      81001: 'tooFast',
      81003: `homework.${String(next.id)}`,
    });
    // Other homework is open, too: a student is not reminded of the next with each press.
    const again = ['already', 'already', 'notNeeded'];
    expect(await outcomes(remindStudents, anna.username)).toEqual(again);
    expect(await outcomes(reminderOutlook, anna.username)).toEqual(again);
    expect(await kept()).toHaveLength(2);
    await clearAnswers(world);
    await world.database.transact((db) => db.delete(reminders));
    const ofOne = { ...payload, student_ids: [81001] };
    for (const [as, outcome] of [
      [anna.username, 'sent'],
      [dora.username, 'notNeeded'],
    ] as const) {
      const { results } = await world.ask(reminderOutlook, ofOne, { as });
      expect(results.map((one) => one.outcome)).toEqual([outcome]);
    }
    expect((await world.send(reminderOutlook, ofOne, { as: carl.username })).code).toBe(
      codes.absent,
    );
  });

  it('whoever has handed in what the reminder was of is not reminded of the next that day', async () => {
    await clearAnswers(world);
    const hour = 3_600_000;
    const due = { deadline: new Date(today.getTime() + hour) };
    const first = await addHomework(world, due, { 81001: { status: 'incomplete' } });
    const about = async (as = anna.username) => {
      const asked = { ...payload, student_ids: [81001, 81010] };
      const { results } = await world.ask(reminderOutlook, asked, { as });
      return results.map((one) => [one.outcome, one.about]);
    };
    const ofFirst = { reason: 'homework', homework_name: 'The garden' };
    expect(await about()).toEqual([
      ['sent', ofFirst],
      ['notYours', null],
    ]);
    const [sent] = (await remind([81001])).results;
    expect(sent?.outcome).toBe('sent');
    // It is done, and more is to be handed in.
    await world.database.transact((db) =>
      db
        .update(homeworkPersons)
        .set({ status: 'completed' })
        .where(eq(homeworkPersons.homeworkId, first.id)),
    );
    await addHomework(world, {}, { 81001: { status: 'incomplete' } });
    expect(await about()).toEqual([
      ['already', null],
      ['notYours', null],
    ]);
    const again = { ...sent, outcome: 'already' };
    expect((await remind([81001], ben.username)).results).toEqual([again]);
    expect(await kept()).toHaveLength(1);
    // Who may not manage homework, and who does not see the student, learn nothing of it.
    expect((await about(dora.username))[0]).toEqual(['notNeeded', null]);
    const asked = { ...payload, student_ids: [81001] };
    for (const call of [reminderOutlook, remindStudents]) {
      expect((await world.send(call, asked, { as: carl.username })).code).toBe(codes.absent);
    }
    // The next business day begins afresh.
    await world.database.transact((db) => db.update(reminders).set({ day: '2026-11-17' }));
    expect((await about())[0]).toEqual(['sent', ofFirst]);
  });

  it('a reminder of why one needed a person does not stand for homework', async () => {
    await addHomework(world, {}, { 81001: { status: 'incomplete' } });
    expect((await remind([81001])).results[0]?.reminder).toMatchObject(fast);
    await clearAnswers(world);
    expect((await remind([81001])).results[0]).toMatchObject({
      ...{ outcome: 'sent' },
      reminder: { kind: 'homework', homework_name: 'The garden' },
    });
  });

  it('a reason that comes up after a reminder of homework is one of its own', async () => {
    await clearAnswers(world);
    await addHomework(world, {}, { 81001: { status: 'incomplete' } });
    expect((await remind([81001])).results[0]?.outcome).toBe('sent');
    await addAnswers(
      world,
      [5, 4, 3, 2, 1].map((ago) => ({
        ...{ studentId: 81001, isRight: true, seconds: 5 },
        at: new Date(today.getTime() - ago * 60_000),
      })),
    );
    expect((await remind([81001])).results[0]?.outcome).toBe('sent');
    expect((await remind([81001])).results[0]?.outcome).toBe('already');
    await clearAnswers(world);
    expect((await remind([81001])).results[0]?.outcome).toBe('already');
    expect((await kept()).map(({ reason }) => reason.replace(/\d+/, ''))).toEqual([
      'homework.',
      'tooFast',
    ]);
  });

  it('a reminder in another subject does not stand for this one’s homework', async () => {
    await clearAnswers(world);
    const { id } = await addHomework(world, { subjectId: 2 }, { 81003: { status: 'incomplete' } });
    await addHomework(world, {}, { 81003: { status: 'incomplete' } });
    await world.database.transact((db) =>
      db.insert(reminders).values({
        ...{ studentId: 81003, reason: `homework.${String(id)}`, day: '2026-11-18', at: today },
        ...{ accountId: anna.id, subjectId: 2 },
      }),
    );
    expect((await remind([81003])).results[0]?.outcome).toBe('sent');
  });

  it('once a day a student and reason, whoever asks: the second hears when the first was', async () => {
    await remind([81001], ben.username);
    world.clock.advance(60_000);
    expect((await remind([81001, 81002, 81003])).results).toEqual([
      {
        ...{ student_id: 81001, outcome: 'already' },
        reminder: { by: ben.realName, at, ...fast },
      },
      {
        ...{ student_id: 81002, outcome: 'sent' },
        reminder: { by: anna.realName, at: '2026-11-18T10:01:00+08:00', ...fast },
      },
      { student_id: 81003, outcome: 'notNeeded', reminder: null },
    ]);
    expect(await kept()).toHaveLength(2);
  });

  it('of many at once one reminds, and one request that is repeated has its first answer', async () => {
    const requestId = randomUUID();
    const send = (index: number, id = randomUUID()) =>
      world.send(remindStudents, payload, {
        ...{ as: anna.username, requestId: id, server: world.server(index) },
      });
    const bodies = await Promise.all(Array.from({ length: 6 }, (_, index) => send(index)));
    expect(bodies.filter(({ body }) => body.includes('"sent"'))).toHaveLength(1);
    await world.database.transact((db) => db.delete(reminders));
    const [first, second] = [await send(0, requestId), await send(1, requestId)];
    expect(second.body).toBe(first.body);
    expect(first.body).toContain('"sent"');
  });

  it('[ROLE-044] a stranger’s student among others is told apart without a name; alone it is absent', async () => {
    const { results } = await world.ask(
      remindStudents,
      { ...payload, student_ids: [81001, 81010] },
      { as: anna.username },
    );
    expect(results.at(1)).toEqual({ student_id: 81010, outcome: 'notYours', reminder: null });
    expect(results.at(0)?.outcome).toBe('sent');
    const sent = await kept();
    expect((await world.send(remindStudents, payload, { as: carl.username })).code).toBe(
      codes.absent,
    );
    expect(await kept()).toEqual(sent);
  });
});
