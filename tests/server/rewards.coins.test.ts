import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import {
  coinAccountList,
  coinAccountsOf,
  coinRecordList,
  rewardStudents,
} from '../../src/contract/rewards';
import { earn, findCoinAccount, happenTo } from '../../server/rewards/coinAccounts';
import { ledgerFaults } from '../../server/rewards/ledger';
import { databases, worldOf, today } from './rig';
import { addPeople, anna, ben, people } from './scene/people';
import { addRewards, emptyPurse, giveCoins } from './scene/rewards';

const subject_id = 3;
const paging = { page: 1, page_size: 50 };
const reason = 'Coins were given for copied homework.';

describe.each(databases)('rewarding students on $database', (options) => {
  const world = worldOf(options, [addPeople, addRewards]);
  beforeEach(async () => {
    await world.forgetLogins();
    await emptyPurse(world, anna.id);
    await giveCoins(world, { accountId: anna.id }, 100);
  });

  type Reward = PayloadOf<typeof rewardStudents>;
  const payloadOf = (students: readonly number[], more: Partial<Reward> = {}): Reward => ({
    ...{ subject_id, student_ids: [...students], coins: 10, way: 'fixed', remark: 'Well done' },
    ...more,
  });
  const give = (students: readonly number[], more: Partial<Reward> = {}, { username: as } = anna) =>
    world.send(rewardStudents, payloadOf(students, more), { as });
  const balanceOf = async (owner: { accountId: number } | { studentId: number }) =>
    (await findCoinAccount(world.database.query, owner)).balance;
  const accounts = async () =>
    (await world.ask(coinAccountList, { subject_id, ...paging }, { as: anna.username })).list;
  const records = (more = {}) =>
    world.ask(coinRecordList, { subject_id, ...paging, ...more }, { as: anna.username });

  it('[CALL-156] [ROLE-017] [ROLE-054] gives each the amount, and says who got how many and what is left', async () => {
    const before = await balanceOf({ studentId: 81001 });
    expect((await give([81001, 81002])).data).toMatchObject({
      outcomes: [
        { student_id: 81001, coins: 10, is_held: false },
        { student_id: 81002, coins: 10, is_held: false },
      ],
      coin_cnt: 80,
    });
    expect(await balanceOf({ studentId: 81001 })).toBe(before + 10);
    expect(await balanceOf({ accountId: anna.id })).toBe(80);
    expect(await ledgerFaults(world.database.query)).toEqual([]);
  });

  it('[CODE-005] is busy, gives nobody anything and can be tried again, where a statement took too long', async () => {
    const execute = (text: string) => world.database.transact((db) => db.execute(sql.raw(text)));
    await execute(`create function tire() returns trigger language plpgsql as
      $$ begin raise exception 'too long' using errcode = '57014'; end $$`);
    await execute('create trigger tired before insert on transfers execute function tire()');
    const crowded = await give([81001]);
    await execute('drop function tire cascade');
    expect(crowded.code).toBe(codes.busy);
    expect(await balanceOf({ accountId: anna.id })).toBe(100);
    expect((await give([81001])).code).toBe(codes.success);
  });

  it('names whom a reward is for, wherever the list has them, and no stranger’s student', async () => {
    const asked = { subject_id, student_ids: [81002, 81010] };
    const { list } = await world.ask(coinAccountsOf, asked, { as: anna.username });
    expect(list).toEqual((await accounts()).filter(({ student_id }) => student_id === 81002));
    expect(list).toHaveLength(1);
  });

  it('names a hidden student, and lists what came to one that is named', async () => {
    const hidden = people.find(({ listed }) => listed.some(({ hiddenAt }) => hiddenAt))?.id ?? 0;
    await give([hidden]);
    const asked = { subject_id, student_ids: [hidden] };
    const { list } = await world.ask(coinAccountsOf, asked, { as: anna.username });
    expect(list).toMatchObject([{ student_id: hidden }]);
    const named = await records({ student_id: hidden });
    expect(named.list).toMatchObject([{ student_id: hidden, coins: 10 }]);
    const all = await records();
    expect(all.list.filter(({ student_id }) => student_id === hidden)).toEqual([]);
  });

  it('[ROLE-044] gives who is not the account’s any more nothing, and counts them', async () => {
    const { data } = await give([81001, 81010]);
    expect(data).toMatchObject({
      ...{ outcomes: [{ student_id: 81001, coins: 10 }], not_yours: 1, coin_cnt: 90 },
    });
  });

  it('[VALID-042] [CONST-019] a random reward is a whole number from 70% to 100% of the amount', async () => {
    const before =
      (await balanceOf({ studentId: 81001 })) + (await balanceOf({ studentId: 81002 }));
    const ways = { coins: 10, way: 'random' } as const;
    const answers = [];
    for (let time = 0; time < 5; time++) {
      answers.push(
        await world.ask(rewardStudents, payloadOf([81001, 81002], ways), { as: anna.username }),
      );
    }
    const given = answers.flatMap(({ outcomes }) => outcomes.map(({ coins }) => coins));
    expect(given).toHaveLength(10);
    for (const coins of given) expect([7, 8, 9, 10]).toContain(coins);
    const sum = given.reduce((all, coins) => all + coins, 0);
    expect(await balanceOf({ accountId: anna.id })).toBe(100 - sum);
    expect((await balanceOf({ studentId: 81001 })) + (await balanceOf({ studentId: 81002 }))).toBe(
      before + sum,
    );
  });

  it('[ROLE-103] [VALID-039] [MSG-025] gives nobody anything where the balance does not hold what it costs at most', async () => {
    const before = await balanceOf({ studentId: 81001 });
    const refused = await give([81001, 81002], { coins: 51, way: 'random' });
    expect(refused).toMatchObject({
      code: codes.conflict,
      message: 'Insufficient balance of gold coins',
    });
    expect(await balanceOf({ studentId: 81001 })).toBe(before);
    expect((await give([81001, 81002], { coins: 50 })).code).toBe(codes.success);
  });

  it.each([
    ['[VALID-037] no coins', { coins: '0' }, ['coins', 'positive']],
    ['[VALID-038] less than none', { coins: '-5' }, ['coins', 'positive']],
    ['[VALID-036] half a coin', { coins: '1.5' }, ['coins', 'positive']],
    ['more than can be given at once', { coins: '9'.repeat(20) }, ['coins', 'tooMuch']],
    ['[VALID-040] no remark', { remark: ' ' }, ['remark', 'required']],
    ['[VALID-041] another way', { way: 'double' }, ['way', 'invalid_value']],
  ])('%s is refused, with the rule', async (_, wrong, [field, rule]) => {
    const form = new URLSearchParams({
      ...{ subject_id: String(subject_id), student_ids: '81001', coins: '1', way: 'fixed' },
      ...{ remark: 'Well done', ...wrong },
    });
    const reply = await world.post(rewardStudents, form, { as: anna.username });
    expect(reply).toMatchObject({ code: codes.badPayload, data: { issues: [{ field, rule }] } });
    expect(await balanceOf({ accountId: anna.id })).toBe(100);
  });

  it('[CALL-156] gives students of somebody else nothing, and tells nothing of them', async () => {
    await giveCoins(world, { accountId: ben.id }, 50);
    const own = (await accounts()).map(({ student_id }) => student_id);
    const mine = await world.ask(coinAccountList, { subject_id, ...paging }, { as: ben.username });
    const others = own.filter((id) => mine.list.every(({ student_id }) => student_id !== id));
    expect(others.length).toBeGreaterThan(0);
    expect((await give(others, {}, ben)).code).toBe(codes.absent);
    const ofOther = { subject_id, ...paging, student_id: others[0] };
    expect((await world.send(coinRecordList, ofOther, { as: ben.username })).code).toBe(
      codes.absent,
    );
  });

  it('[CALL-154] [COI-05] lists what is held beside the balance, and the entries with what the balance was', async () => {
    await give([81002], { coins: 3 });
    const event = { type: 'account.frozen', reason } as const;
    await world.database.transact((db) =>
      happenTo(db, { studentId: 81002 }, event, {
        kind: 'release',
        operatorId: anna.id,
        at: today,
      }),
    );
    expect((await give([81002], { coins: 4 })).data).toMatchObject({
      outcomes: [{ student_id: 81002, coins: 4, is_held: true }],
    });
    const row = (await accounts()).find(({ student_id }) => student_id === 81002);
    const { balance, held } = await findCoinAccount(world.database.query, { studentId: 81002 });
    expect(row).toMatchObject({ status: 'frozen', reason, coin_cnt: balance, held_cnt: held });
    expect(row?.last_rewarded_at).not.toBeNull();
    expect(held).toBe(4);
    const { list } = await records({ student_id: 81002, kind: 'reward' });
    expect(list[0]).toMatchObject({ coins: 4, balance: null, operator: anna.realName });
    expect(list[1]).toMatchObject({ coins: 3, balance, kind: 'reward', remark: 'Well done' });
    await world.database.transact((db) =>
      happenTo(
        db,
        { studentId: 81002 },
        { type: 'account.unfrozen' },
        {
          ...{ kind: 'release', operatorId: anna.id, at: today },
        },
      ),
    );
    const [released] = (await records({ student_id: 81002 })).list;
    expect(released).toMatchObject({ kind: 'release', coins: 4, balance: balance + 4 });
  });

  it('what is earned during a thaw is deposited with it or after it, and freezes nothing again', async () => {
    const owner = { studentId: 81003 };
    const entry = { kind: 'release', operatorId: anna.id, at: today } as const;
    const change = (event: Parameters<typeof happenTo>[2]) =>
      world.database.transact((db) => happenTo(db, owner, event, entry));
    const earning = () =>
      world.database.transact((db) => earn(db, owner, 4, { ...entry, kind: 'study' }));
    const before = await balanceOf(owner);
    for (const round of [1, 2, 3, 4, 5]) {
      await change({ type: 'account.frozen', reason });
      await Promise.all([earning(), earning(), change({ type: 'account.unfrozen' }), earning()]);
      expect(await findCoinAccount(world.database.query, owner)).toMatchObject({
        ...{ status: 'normal', balance: before + 12 * round, held: 0 },
      });
    }
    expect(await ledgerFaults(world.database.query)).toEqual([]);
  });

  it('[CALL-154, ENTITY-027] lists what came on some days of Shanghai, the first and the last included', async () => {
    const student_id = 81001;
    // The last moment of 9 March there, the first and the last of 10 March, and the first of 11 March.
    const times = ['09T15:59:59Z', '09T16:00:00Z', '10T15:59:59Z', '10T16:00:00Z'];
    for (const [index, time] of times.entries()) {
      const entry = { kind: 'study', operatorId: null, at: new Date(`2026-03-${time}`) } as const;
      await world.database.transact((db) => earn(db, { studentId: student_id }, index + 1, entry));
    }
    const came = async (from: string, to: string) =>
      (await records({ student_id, from, to })).list.map(({ coins }) => coins);
    expect(await came('2026-03-10', '2026-03-10')).toEqual([3, 2]);
    expect(await came('2026-03-09', '2026-03-10')).toEqual([3, 2, 1]);
    expect(await came('2026-03-10', '2026-03-11')).toEqual([4, 3, 2]);
    const backwards = 'subject_id=3&page=1&page_size=9&from=2026-03-11&to=2026-03-10';
    const { code } = await world.post(coinRecordList, new URLSearchParams(backwards), {
      as: anna.username,
    });
    expect(code).toBe(codes.badPayload);
  });

  it('[CALL-154] entries stand in the order in which the balance changed, whenever they were asked for', async () => {
    const studentId = 81005;
    const [early, late] = [new Date(today.getTime() - 50), today];
    // The later request got the lock first.
    for (const [coins, at] of [
      [3, late],
      [4, early],
    ] as const)
      await world.database.transact((db) =>
        earn(db, { studentId }, coins, { kind: 'reward', operatorId: anna.id, at }),
      );
    const { list } = await records({ student_id: studentId });
    const before = (list[1]?.balance ?? 0) - 3;
    expect(list.slice(0, 2)).toMatchObject([
      { coins: 4, balance: before + 7 },
      { coins: 3, balance: before + 3 },
    ]);
  });

  it('[ROLE-103] sixteen rewards of ten at once out of a hundred: ten are given', async () => {
    const codesOf = await Promise.all(
      Array.from({ length: 16 }, async () => (await give([81001])).code),
    );
    expect(codesOf.filter((code) => code === codes.success)).toHaveLength(10);
    expect(await balanceOf({ accountId: anna.id })).toBe(0);
    expect(await ledgerFaults(world.database.query)).toEqual([]);
  });
});
