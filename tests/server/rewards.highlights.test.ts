import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { highlightList, rewardHighlights } from '../../src/contract/highlights';
import { toMoment } from '../../src/domain/businessTime';
import type { PayloadOf } from '../../src/contract/call';
import { highlightRules } from '../../src/domain/highlights';
import { highlights, homework, homeworkPersons } from '../../server/db/tables';
import { findCoinAccount, happenTo } from '../../server/rewards/coinAccounts';
import { noteHighlights } from '../../server/rewards/highlights';
import { ledgerFaults } from '../../server/rewards/ledger';
import { databases, worldOf, today } from './rig';
import { addAnswers, type Told } from './scene/answers';
import { adaptiveCard, addLessons, course, firstLesson } from './scene/lessons';
import { addPeople, anna, ben, carl } from './scene/people';
import { emptyPurse, giveCoins } from './scene/rewards';

const subject_id = 3;
const paging = { page: 1, page_size: 50 };
const minute = 60_000;
const before = (days: number, minutes = 0) =>
  new Date(today.getTime() - days * 24 * 60 * minute + minutes * minute);

const run = (studentId: number, at: Date, results: string): Told[] =>
  [...results].map((mark, place) => ({
    ...{ studentId, isRight: mark === '+', at: new Date(at.getTime() + place * minute) },
    ...(mark === 's' && { skipReason: 'tooHard' }),
  }));

describe.each(databases)('highlights of students on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await world.forgetLogins();
    await world.database.transact(async (db) => {
      await db.delete(highlights);
    });
    await emptyPurse(world, anna.id);
    await giveCoins(world, { accountId: anna.id }, 100);
  });

  const note = (studentId: number) =>
    world.database.transact((db) =>
      noteHighlights(db, { from: before(30), until: before(-1), studentId }),
    );
  type Asked = Partial<PayloadOf<typeof highlightList>>;
  const list = (more: Asked = {}, as = anna.username) =>
    world.ask(highlightList, { subject_id, ...paging, ...more }, { as });
  type Reward = PayloadOf<typeof rewardHighlights>;
  const give = (highlight_ids: readonly number[], more: Partial<Reward> = {}, as = anna.username) =>
    world.send(
      rewardHighlights,
      {
        ...{ subject_id, highlight_ids: [...highlight_ids], coins: 10, way: 'fixed' as const },
        ...{ remark: 'Well done', ...more },
      },
      { as },
    );
  /** Highlights that nobody has rewarded yet, of these students. */
  const add = async (...studentIds: number[]) => {
    const at = before(1);
    const rows = studentIds.map((studentId, place) => ({
      ...{ studentId, subjectId: subject_id, kind: 'streak', figure: 5, at },
      occasion: `test.${String(place)}`,
    }));
    const made = await world.database.transact((db) =>
      db.insert(highlights).values(rows).returning({ id: highlights.id }),
    );
    return made.map(({ id }) => id);
  };
  const balanceOf = async (owner: { accountId: number } | { studentId: number }) =>
    (await findCoinAccount(world.database.query, owner)).balance;

  it('[CALL-158] right answers in a row count within a day, a wrong one ends them, a skipped one is none', async () => {
    const { streak } = highlightRules;
    expect(streak).toBe(5);
    await addAnswers(world, [
      ...run(81002, before(3), '++++-++++'),
      ...run(81002, before(4), '++s+++'),
      ...run(81002, before(5), '+++++++++++'),
    ]);
    await note(81002);
    await note(81002);
    const found = (await list({ kind: 'streak', keyword: 'sc02' })).list;
    expect(found.map(({ figure, at }) => [figure, at.slice(8, 10)])).toEqual([
      [5, '14'],
      [10, '13'],
      [5, '13'],
    ]);
  });

  it('[CALL-158] a point is mastered once, when nine of its last ten answers were right', async () => {
    await addAnswers(world, [
      ...run(81003, before(10), '--+-+-+-+-'),
      ...run(81003, before(8), '++++-+'),
      ...run(81003, before(6), '+++++++'),
    ]);
    await note(81003);
    const found = (await list({ kind: 'pointMastered' })).list;
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ student_id: 81003, figure: 9, reward: null });
    expect(found[0]?.about).not.toBe('');
    expect(found[0]?.at.slice(8, 10)).toBe('12');
  });

  it('[CALL-158] a week is much better from twenty points above the one before it, with ten answers in each', async () => {
    const monday = new Date('2026-11-09T10:00:00+08:00');
    const last = new Date('2026-11-02T10:00:00+08:00');
    await addAnswers(world, [
      ...run(81009, last, '+-+-+-+-+-'),
      ...run(81009, monday, '+-++-++-++'),
      ...run(81004, last, '+-+-+-+-+-'),
      ...run(81004, monday, '+-++-++-+-'),
      ...run(81007, last, '+-+-+-+-+'),
      ...run(81007, monday, '+++++++++++'),
    ]);
    for (const studentId of [81009, 81004, 81007]) await note(studentId);
    const found = (await list({ kind: 'improvement' })).list;
    expect(found.map((row) => [row.student_id, row.before, row.figure])).toEqual([[81009, 50, 70]]);
  });

  it('[CALL-158] homework without a mistake is a highlight, with one it is none', async () => {
    await world.database.transact(async (db) => {
      const [made] = await db
        .insert(homework)
        .values({
          ...{ accountId: anna.id, subjectId: subject_id, name: 'Fractions', type: 'adaptive' },
          ...{ courseId: course.id, lessonId: firstLesson, cardId: adaptiveCard },
          ...{ status: 'succeeded', arrangedAt: before(3), readyAt: before(3) },
          deadline: before(-3),
        })
        .returning({ id: homework.id });
      const person = {
        homeworkId: made?.id ?? 0,
        dueAt: before(-3),
        status: 'completed',
        completedAt: before(2),
      };
      await db.insert(homeworkPersons).values([
        { ...person, studentId: 81005, score: 100, accuracy: 1 },
        { ...person, studentId: 81006, score: 95, accuracy: 0.95 },
      ]);
    });
    await note(81005);
    await note(81006);
    const found = (await list({ kind: 'homeworkPerfect' })).list;
    expect(found).toMatchObject([{ student_id: 81005, about: 'Fractions' }]);
  });

  it('[CALL-158] [SCREEN-122] is filtered by name, time and reward, and shows nobody else’s students', async () => {
    const [one = 0] = await add(81001, 81003);
    const names = async (more: Asked, as?: string) =>
      (await list(more, as)).list.map(({ student_id }) => student_id).toSorted((a, b) => a - b);
    expect(await names({})).toEqual([81001, 81003]);
    expect(await names({ keyword: 'ouyang' })).toEqual([81003]);
    expect(await names({ days: '7' })).toEqual([81001, 81003]);
    expect(await names({ subject_id: 2 })).toEqual([]);
    expect(await names({}, ben.username)).toEqual([81001]);
    expect(await names({}, carl.username)).toEqual([]);
    await give([one]);
    expect(await names({ state: 'open' })).toEqual([81003]);
    const [rewarded] = (await list({ state: 'rewarded' })).list;
    expect(rewarded?.reward).toMatchObject({ coins: 10, by: anna.realName });
    expect(rewarded?.last_rewarded_at).toBe(rewarded?.reward?.at);
  });

  it('[CALL-159] [SCREEN-123] each gets the amount once; who was faster is named, and costs nothing', async () => {
    const ids = await add(81001, 81002);
    const had = await balanceOf({ studentId: 81001 });
    const first = await give(ids.slice(0, 1));
    const done = { kind: 'streak', about: '', figure: 5, before: 0, at: toMoment(before(1)) };
    expect(first.data).toMatchObject({
      ...{ outcomes: [{ ...done, outcome: 'done', coins: 10 }], coin_cnt: 90 },
    });
    expect((await give(ids)).data).toMatchObject({
      outcomes: [
        { student_id: 81001, outcome: 'rewarded', coins: 0, why: anna.realName },
        { student_id: 81002, outcome: 'done', coins: 10, why: '' },
      ],
      coin_cnt: 80,
    });
    expect(await balanceOf({ studentId: 81001 })).toBe(had + 10);
    expect(await ledgerFaults(world.database.query)).toEqual([]);
  });

  it('[CALL-159] a frozen account gets nothing, and the reason is said', async () => {
    const ids = await add(81001, 81009);
    const event = { type: 'account.frozen', reason: 'Copied homework' } as const;
    const entry = { kind: 'release', operatorId: anna.id, at: today } as const;
    const owner = { studentId: 81009 };
    await world.database.transact((db) => happenTo(db, owner, event, entry));
    expect((await give(ids)).data).toMatchObject({
      outcomes: [
        { student_id: 81001, outcome: 'done', coins: 10 },
        { student_id: 81009, outcome: 'frozen', coins: 0, why: 'Copied homework' },
      ],
      coin_cnt: 90,
    });
    expect((await findCoinAccount(world.database.query, owner)).held).toBe(0);
    await world.database.transact((db) => happenTo(db, owner, { type: 'account.unfrozen' }, entry));
    const [, again = 0] = ids;
    expect((await give([again])).data).toMatchObject({ outcomes: [{ outcome: 'done' }] });
  });

  it('[CALL-159] [CONST-019] a random reward is a whole number from 70% to 100%, and the balance must hold the most', async () => {
    const ids = await add(81001, 81002, 81003);
    const refused = await give(ids, { coins: 34, way: 'random' });
    expect(refused).toMatchObject({
      code: codes.conflict,
      message: 'Insufficient balance of gold coins',
    });
    expect((await list({ state: 'rewarded' })).list).toEqual([]);
    const { outcomes } = await world.ask(
      rewardHighlights,
      {
        ...{ subject_id, highlight_ids: ids, coins: 33, way: 'random' as const },
        remark: 'Well done',
      },
      { as: anna.username },
    );
    expect(outcomes).toHaveLength(3);
    for (const { coins } of outcomes) {
      expect(Number.isInteger(coins) && coins >= 24 && coins <= 33).toBe(true);
    }
    const sum = outcomes.reduce((all, { coins }) => all + coins, 0);
    expect(await balanceOf({ accountId: anna.id })).toBe(100 - sum);
  });

  it('[ROLE-044] rewards those of own students, and counts the students who have left', async () => {
    const [own = 0, others = 0] = await add(81001, 81010);
    // The balance of 100 is enough for one of them.
    const { data } = await give([own, others], { coins: 60 });
    expect(data).toMatchObject({
      outcomes: [{ highlight_id: own, outcome: 'done' }],
      ...{ not_yours: 1, coin_cnt: 40 },
    });
  });

  it('[CALL-159] highlights of others are absent, and nothing is given for nothing', async () => {
    const [own = 0, others = 0] = await add(81001, 81010);
    expect((await give([others])).code).toBe(codes.absent);
    expect((await give([own], { subject_id: 2 })).code).toBe(codes.absent);
    const form = new URLSearchParams({
      ...{ subject_id: String(subject_id), highlight_ids: String(own), coins: '1', way: 'fixed' },
      remark: ' ',
    });
    const reply = await world.post(rewardHighlights, form, { as: anna.username });
    expect(reply.code).toBe(codes.badPayload);
    expect(await balanceOf({ accountId: anna.id })).toBe(100);
  });

  it('[CALL-159] eight rewards of one highlight at once, by two people, give coins once', async () => {
    const ids = await add(81001);
    await emptyPurse(world, ben.id);
    await giveCoins(world, { accountId: ben.id }, 100);
    const payers = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? anna : ben));
    const answers = await Promise.all(payers.map(({ username }) => give(ids, {}, username)));
    const outcomes = answers.map(({ data }) => JSON.stringify(data).includes('"done"'));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const left = await Promise.all([anna, ben].map(({ id }) => balanceOf({ accountId: id })));
    expect(left.toSorted((one, other) => one - other)).toEqual([90, 100]);
  });
});
