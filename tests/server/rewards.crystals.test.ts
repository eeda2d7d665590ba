import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  crystalList,
  crystalRecordList,
  deductCrystals,
  rewardCrystals,
} from '../../src/contract/crystals';
import { crystalsOf } from '../../server/rewards/crystals';
import { ledgerFaults } from '../../server/rewards/ledger';
import { amountIn, type Owner, transfer } from '../../server/rewards/purses';
import { databases, worldOf, today } from './rig';
import { password } from './rig/fill';
import { addPeople, anna, asAnna, ben, carl, people } from './scene/people';

const subject_id = 3;
const reason = 'Given twice by mistake.';
const paging = { page: 1, page_size: 20 };

describe.each(databases)('crystals on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  beforeEach(async () => {
    await world.forgetLogins();
    await hold({ accountId: anna.id }, 100);
    await hold({ studentId: 81001 }, 10);
    await hold({ studentId: 81002 }, 0);
  });

  const amountOf = (owner: Owner) => amountIn(world.database.query, crystalsOf(owner));
  /** Leaves somebody exactly so many. */
  const hold = (owner: Owner, amount: number) =>
    world.database.transact(async (db) => {
      const purse = crystalsOf(owner);
      const more = amount - (await amountIn(db, purse));
      const entry = { kind: 'crystalSupply', operatorId: null, at: today } as const;
      if (more > 0) await transfer(db, { from: null, to: purse, amount: more }, entry);
      if (more < 0) await transfer(db, { from: purse, to: null, amount: -more }, entry);
    });
  const give = (
    student_ids: number[],
    crystals: number,
    as = anna.username,
    requestId: string = randomUUID(),
  ) =>
    world.send(
      rewardCrystals,
      { subject_id, student_ids, crystals, remark: 'Well done' },
      { as, requestId },
    );
  const deduct = (
    crystals: number,
    more = {},
    as = anna.username,
    requestId: string = randomUUID(),
  ) =>
    world.send(
      deductCrystals,
      {
        ...{ subject_id, student_id: 81001, crystals, reason },
        ...{ crystal_cnt: 10, uname: as, password, ...more },
      },
      { as, requestId },
    );

  it('[CALL-213] [ROLE-019] [ROLE-107] gives each so many of the stock, and says what is left', async () => {
    expect((await give([81001, 81002], 5)).data).toEqual({
      ...{ stock: 90, not_yours: 0 },
      names: ['张子涵', '张子涵'],
    });
    expect(await amountOf({ studentId: 81001 })).toBe(15);
    expect(await amountOf({ studentId: 81002 })).toBe(5);
    const { list, stock } = await world.ask(crystalList, { subject_id, ...paging }, asAnna);
    expect(stock).toBe(90);
    expect(list.find(({ student_id }) => student_id === 81002)).toMatchObject({ crystal_cnt: 5 });
  });

  it('gives nobody any where the stock does not hold them for all', async () => {
    expect(await give([81001, 81002], 51)).toMatchObject({ code: codes.conflict });
    expect(await amountOf({ studentId: 81001 })).toBe(10);
    expect(await amountOf({ accountId: anna.id })).toBe(100);
  });

  it('[ROLE-055] [ENTITY-028] deducts, and keeps who did it, when, why and what remained', async () => {
    expect((await deduct(4)).data).toEqual({ crystal_cnt: 6 });
    const { list } = await world.ask(
      crystalRecordList,
      { subject_id, student_id: 81001, kind: 'crystalDeduction', ...paging },
      asAnna,
    );
    expect(list[0]).toMatchObject({
      ...{ student_id: 81001, kind: 'crystalDeduction', operator: anna.realName, reason },
      ...{ crystals: -4, remaining: 6 },
    });
    expect(await ledgerFaults(world.database.query)).toEqual([]);
  });

  it.each([
    ['VALID-032', 'nothing', '0', {}, 'crystals'],
    ['VALID-034] [CONST-006', 'a reason of 9 characters', '1', { reason: 'too short' }, 'reason'],
    ['VALID-034', 'a reason of 201 characters', '1', { reason: 'x'.repeat(201) }, 'reason'],
  ])(
    '[%s] refuses to deduct with %s, and names the field',
    async (_, __, crystals, more, field) => {
      const form = new URLSearchParams({
        ...{ subject_id: '3', student_id: '81001', crystals, reason, crystal_cnt: '10' },
        ...{ uname: anna.username, password, ...more },
      });
      expect(await world.post(deductCrystals, form, asAnna)).toMatchObject({
        code: codes.badPayload,
        data: { issues: [{ field }] },
      });
      expect(await amountOf({ studentId: 81001 })).toBe(10);
    },
  );

  it('lists what a hidden student got, where that one is named', async () => {
    const hidden = people.find(({ listed }) => listed.some(({ hiddenAt }) => hiddenAt))?.id ?? 0;
    await give([hidden], 5);
    const asked = { subject_id, student_id: hidden, ...paging };
    const { list } = await world.ask(crystalRecordList, asked, asAnna);
    expect(list).toMatchObject([{ student_id: hidden, crystals: 5, remaining: 5 }]);
  });

  it('[VALID-033] takes no more than there are', async () => {
    expect(await deduct(11)).toMatchObject({ code: codes.conflict });
    expect((await deduct(10)).data).toEqual({ crystal_cnt: 0 });
  });

  it.each([
    ['has fewer by then', () => deduct(3)],
    ['has more by then', () => give([81001], 1)],
  ])(
    '[ROLE-055] takes nothing from a student who %s than when it was decided',
    async (_, happen) => {
      await happen();
      const by = await amountOf({ studentId: 81001 });
      const refused = await deduct(2);
      expect(refused).toMatchObject({ code: codes.conflict });
      expect(await amountOf({ studentId: 81001 })).toBe(by);
      expect((await deduct(2, { crystal_cnt: by })).data).toEqual({ crystal_cnt: by - 2 });
    },
  );

  it('[CALL-213] lists one student alone, also while hidden, and nobody of somebody else', async () => {
    const hidden = people.find(({ listed }) => listed.some(({ hiddenAt }) => hiddenAt))?.id ?? 0;
    const of = (student_id: number, as = anna.username) =>
      world.send(crystalList, { subject_id, student_id, ...paging }, { as });
    for (const id of [81001, hidden]) {
      expect((await of(id)).data).toMatchObject({ list: [{ student_id: id }] });
    }
    expect(await of(81001, carl.username)).toMatchObject({ code: codes.absent });
  });

  it.each([
    ['a wrong password', { password: 'wrong1234' }],
    ['the name and password of a colleague', { uname: ben.username }],
  ])('[VALID-035] [ROLE-100] takes nothing with %s', async (_, more) => {
    expect(await deduct(1, more)).toMatchObject({ code: codes.wrongCredentials });
    expect(await amountOf({ studentId: 81001 })).toBe(10);
  });

  it('neither gives to nor takes from a student of somebody else', async () => {
    await hold({ accountId: carl.id }, 10);
    expect(await give([81001], 1, carl.username)).toMatchObject({ code: codes.absent });
    expect(await deduct(1, {}, carl.username)).toMatchObject({ code: codes.absent });
    expect(await amountOf({ studentId: 81001 })).toBe(10);
  });

  it('a request that is repeated is done once, and twenty at once take no more than there are', async () => {
    const requestId = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 4 }, () => deduct(1, {}, anna.username, requestId)),
    );
    for (const { data } of same) expect(data).toEqual({ crystal_cnt: 9 });
    const others = await Promise.all(Array.from({ length: 20 }, () => give([81002], 10)));
    expect(others.filter(({ code }) => code === codes.success)).toHaveLength(10);
    expect(await amountOf({ accountId: anna.id })).toBe(0);
    expect(await amountOf({ studentId: 81002 })).toBe(100);
    expect(await ledgerFaults(world.database.query)).toEqual([]);
  });
});
