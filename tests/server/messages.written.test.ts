import { and, count, desc, eq, gt, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { homework, homeworkPersons, messages } from '../../server/db/tables';
import { finishAdaptive, handInEssay } from '../../server/homework/handIn';
import { settleNow } from '../../server/homework/settle';
import { tellOfHomework } from '../../server/messages/ofHomework';
import { excellentDays } from '../../server/messages/ofStudy';
import { startOfDay } from '../../src/domain/businessTime';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { addAnswers } from './scene/answers';
import { addHomework } from './scene/homework';
import { adaptiveCard, addLessons } from './scene/lessons';
import { addPeople, anna } from './scene/people';

const adaptive = { type: 'adaptive', essayTitle: null, cardId: adaptiveCard };

describe.each(seenOn('postgres'))('what analysts are told on $database', (options) => {
  const world = worldOf(options);

  it('[SCREEN-170] the world’s messages tell what is written down, and nothing of the future', async () => {
    const { query } = world.database;
    const [ahead] = await query
      .select({ count: count() })
      .from(messages)
      .where(gt(messages.at, today));
    expect(ahead?.count).toBe(0);
    const told = await query.select().from(messages).where(eq(messages.topic, 'homeworkMissed'));
    expect(told.length).toBeGreaterThan(5);
    for (const { aboutId, facts, at } of told) {
      const isIts = eq(homeworkPersons.homeworkId, aboutId ?? 0);
      const [missed] = await query
        .select({ count: count() })
        .from(homeworkPersons)
        .where(and(isIts, eq(homeworkPersons.status, 'expired')));
      const [its] = await query
        .select({ deadline: homework.deadline })
        .from(homework)
        .where(eq(homework.id, aboutId ?? 0));
      expect([facts['count'], at]).toEqual([missed?.count, its?.deadline]);
    }
    const done = await query
      .select({ score: homeworkPersons.score, facts: messages.facts, topic: messages.topic })
      .from(messages)
      .innerJoin(homeworkPersons, eq(homeworkPersons.id, messages.aboutId))
      .where(inArray(messages.topic, ['homeworkFinished', 'homeworkWellDone']));
    expect(done.length).toBeGreaterThan(20);
    for (const { score, facts, topic } of done) {
      expect(facts['score']).toBe(Math.floor(score ?? 0));
      expect(topic).toBe((score ?? 0) >= 85 ? 'homeworkWellDone' : 'homeworkFinished');
    }
  });

  describe('as homework goes on', () => {
    beforeAll(async () => {
      await addPeople(world);
      await addLessons(world);
    });

    const annas = () =>
      world.database.query
        .select()
        .from(messages)
        .where(eq(messages.accountId, anna.id))
        .orderBy(desc(messages.id));

    it.each([
      [10, 8, 1, 81001],
      [15, 12, 1, 81002],
      [15, 11, 0, 81003],
      [5, 5, 0, 81004],
    ])(
      '[SCREEN-171] of %i answers %i right tell of %i excellent days',
      async (all, right, told, studentId) => {
        const given = Array.from({ length: all }, (_, at) => ({
          ...{ studentId, at: new Date(today.getTime() - at * 1000), isRight: at < right },
        }));
        await addAnswers(world, given);
        const days = { from: startOfDay(today), until: new Date(today.getTime() + 1) };
        const found = await excellentDays(world.database.query, { ...days, studentId });
        expect(found.filter(({ accountId }) => accountId === anna.id)).toHaveLength(told);
      },
    );

    it('an essay that is handed in is told once, to whoever assigned it', async () => {
      const { personIds } = await addHomework(world, {}, { 81001: { status: 'incomplete' } });
      const id = personIds[81001] ?? 0;
      await world.database.transact((db) => handInEssay(db, id, 'Roses.', today));
      await world.database.transact((db) => tellOfHomework(db, [id]));
      expect(await annas()).toMatchObject([
        {
          ...{ topic: 'essayHandedIn', studentId: 81001, aboutId: id, isRead: false, at: today },
          facts: { homework: 'The garden' },
        },
      ]);
    });

    it.each([
      [84, 'homeworkFinished', 84],
      [84.6, 'homeworkFinished', 84],
      [85, 'homeworkWellDone', 85],
    ])('homework with %d points is %s', async (score, topic, told) => {
      const { personIds } = await addHomework(world, adaptive, { 81001: { status: 'incomplete' } });
      const id = personIds[81001] ?? 0;
      const result = { score, accuracy: score / 100 };
      await world.database.transact((db) => finishAdaptive(db, id, result, today));
      expect((await annas())[0]).toMatchObject({ topic, aboutId: id, facts: { score: told } });
    });

    it('a deadline that passes is told once for all who missed it', async () => {
      const ended = new Date(today.getTime() - 60_000);
      const { id } = await addHomework(
        world,
        { deadline: ended },
        { 81001: { status: 'incomplete' }, 81002: { status: 'incomplete' } },
      );
      const before = (await annas()).length;
      await settleNow(world.database, today);
      const after = await annas();
      expect(after).toHaveLength(before + 1);
      expect(after[0]).toMatchObject({
        ...{ topic: 'homeworkMissed', studentId: null, aboutId: id, at: ended },
        facts: { homework: 'The garden', count: 2 },
      });
    });

    it('who misses an extended deadline too is counted in the same message, which is unread again', async () => {
      const ended = new Date(today.getTime() - 60_000);
      const { id, personIds } = await addHomework(
        world,
        { deadline: ended },
        { 81001: { status: 'incomplete' }, 81002: { status: 'incomplete' } },
      );
      await world.database.transact((db) =>
        db
          .update(homeworkPersons)
          .set({ dueAt: new Date(today.getTime() + 60_000) })
          .where(eq(homeworkPersons.id, personIds[81002] ?? 0)),
      );
      await settleNow(world.database, today);
      const before = await annas();
      await world.database.transact((db) => db.update(messages).set({ isRead: true }));
      await settleNow(world.database, new Date(today.getTime() + 120_000));
      const after = await annas();
      expect(after).toHaveLength(before.length);
      expect([before[0]?.facts['count'], after[0]]).toMatchObject([
        1,
        { topic: 'homeworkMissed', aboutId: id, isRead: false, facts: { count: 2 } },
      ]);
    });
  });
});
