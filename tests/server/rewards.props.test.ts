import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  propsIndex,
  rewardConfigList,
  sendReward,
  studentRewardList,
  teacherRewardList,
  treasureIndex,
  treasureStudentList,
} from '../../src/contract/rewards';
import { toMoment } from '../../src/domain/businessTime';
import { ledgerFaults } from '../../server/rewards/ledger';
import { assetOf } from '../../server/rewards/props';
import { amountIn, type Owner } from '../../server/rewards/purses';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { addPeople, anna, asAnna, ben, carl, people, seenBy } from './scene/people';
import { addRewards, giveProps, prop } from './scene/rewards';

const subject_id = 3;
const message = 'You kept going.';
const grant = { subject_id, prop_id: prop.id, count: 1, message };
const paging = { page: 1, page_size: 20 };
/** How an outcome names a student. */
const personOf = (student_id: number) => {
  const person = people.find(({ id }) => id === student_id);
  return { student_id, name: person?.name, username: person?.username };
};
const chinese = { 'accept-language': 'zh' };

describe.each(databases)('props on $database', (options) => {
  const world = worldOf(options, [addPeople, addRewards]);
  beforeEach(() => world.forgetLogins());

  const countOf = (owner: Owner) =>
    amountIn(world.database.query, { owner, asset: assetOf(prop.id), place: 'balance' });
  const stock = () => countOf({ accountId: anna.id });
  /** Leaves Anna exactly so many of the prop. */
  const stockUp = async (amount: number) => {
    const left = await stock();
    const student_ids = [81003];
    for (let over = left - amount; over > 0; over -= prop.maximum) {
      const count = Math.min(over, prop.maximum);
      await world.ask(sendReward, { ...grant, student_ids, count }, asAnna);
    }
    if (amount > left) await giveProps(world, anna.id, amount - left);
    expect(await stock()).toBe(amount);
  };

  it('[CALL-056] [CALL-058] [ENTITY-029] [VALID-048] there are props, in both languages, with what one grant may hold', async () => {
    await stockUp(7);
    const { list } = await world.ask(propsIndex, { subject_id }, asAnna);
    expect(list.find(({ prop_id }) => prop_id === prop.id)).toEqual({
      ...{ prop_id: prop.id, name: prop.englishName, count: 7, maximum: prop.maximum },
      obtaining_method: "From the season's contest boards",
    });
    const config = await world.ask(
      rewardConfigList,
      { subject_id },
      { ...asAnna, headers: chinese },
    );
    expect(config.list).toContainEqual({ prop_id: prop.id, name: prop.name, icon: 'wind' });
    expect(config.messages.length).toBeGreaterThan(2);
    expect(config.messages.every((text) => /\p{Script=Han}/u.test(text))).toBe(true);
  });

  it('[CALL-057] [ROLE-018] [ROLE-056] [ROLE-107] grants a prop to each student, and the stock shrinks', async () => {
    await stockUp(9);
    const before = await countOf({ studentId: 81001 });
    const wish = { ...grant, student_ids: [81002, 81001], count: 3 };
    const { outcomes } = await world.ask(sendReward, wish, asAnna);
    expect(outcomes).toEqual([
      { ...personOf(81002), outcome: 'done' },
      { ...personOf(81001), outcome: 'done' },
    ]);
    expect(await stock()).toBe(3);
    expect(await countOf({ studentId: 81001 })).toBe(before + 3);
  });

  it('[CALL-053] [CALL-055] [ENTITY-029] lists what was granted, the newest first', async () => {
    await stockUp(2);
    await world.ask(sendReward, { ...grant, student_ids: [81002] }, asAnna);
    world.clock.advance(60_000);
    await world.ask(sendReward, { ...grant, student_ids: [81001], message: '' }, asAnna);
    const mine = await world.ask(
      teacherRewardList,
      { subject_id, ...paging, page_size: 2 },
      asAnna,
    );
    expect(mine.list).toMatchObject([
      { student_id: 81001, message: '', at: toMoment(new Date(today.getTime() + 60_000)) },
      {
        student_id: 81002,
        message,
        source: anna.realName,
        prop_name: prop.englishName,
        count: 1,
        username: 'sc02',
      },
    ]);
    expect(mine.total).toBeGreaterThan(2);
    const student = { subject_id, student_id: 81001, ...paging };
    const theirs = await world.ask(studentRewardList, student, { as: ben.username });
    expect(theirs.list[0]).toMatchObject({ grant_id: mine.list[0]?.grant_id, student_id: 81001 });
    expect(theirs.list.every(({ student_id }) => student_id === 81001)).toBe(true);
    const none = await world.ask(
      teacherRewardList,
      { subject_id, ...paging },
      { as: ben.username },
    );
    expect(none).toMatchObject({ list: [], total: 0 });
  });

  it('[CALL-052] counts what is left, what was granted, and to how many', async () => {
    await stockUp(5);
    const before = await world.ask(treasureIndex, { subject_id }, asAnna);
    expect(before.prop_count).toBe(5);
    await world.ask(sendReward, { ...grant, student_ids: [81009], count: 2 }, asAnna);
    const once = await world.ask(treasureIndex, { subject_id }, asAnna);
    expect(once).toMatchObject({
      ...{ prop_count: 3, granted_count: before.granted_count + 2 },
      student_count: before.student_count + 1,
    });
    await world.ask(sendReward, { ...grant, student_ids: [81009] }, asAnna);
    const twice = await world.ask(treasureIndex, { subject_id }, asAnna);
    expect(twice.student_count).toBe(once.student_count);
    const nothing = await world.ask(treasureIndex, { subject_id }, { as: ben.username });
    expect(nothing).toMatchObject({ prop_count: 0, granted_count: 0, student_count: 0 });
  });

  it('[CALL-054] lists the students who are not hidden, whoever got something last first', async () => {
    await stockUp(1);
    await world.ask(sendReward, { ...grant, student_ids: [81006] }, asAnna);
    const found = await world.ask(treasureStudentList, { subject_id, ...paging }, asAnna);
    const shown = seenBy(anna).filter(({ place }) => place.hiddenAt === undefined);
    expect(found.total).toBe(shown.length);
    expect(found.list.map(({ student_id }) => student_id).toSorted()).toEqual(
      shown.map(({ id }) => id).toSorted(),
    );
    expect(found.list.at(-1)?.last_granted_at).toBeNull();
    const [first] = found.list.filter(({ student_id }) => student_id === 81006);
    expect(first).toMatchObject({
      name: '赵毕',
      username: 'sc06',
      last_granted_at: toMoment(today),
    });
    expect(first?.prop_count).toBe(await countOf({ studentId: 81006 }));
    const asked = { subject_id, keyword: 'zhaobi', ...paging };
    const { list } = await world.ask(treasureStudentList, asked, asAnna);
    expect(list.map(({ student_id }) => student_id)).toEqual([81006]);
    const holding = async (wish: 'some' | 'none') =>
      world.ask(treasureStudentList, { subject_id, ...paging, holding: wish }, asAnna);
    const [some, none] = [await holding('some'), await holding('none')];
    expect(some.list.every(({ prop_count }) => prop_count > 0)).toBe(true);
    expect(none.list.every(({ prop_count }) => prop_count === 0)).toBe(true);
    expect(some.total + none.total).toBe(found.total);
    expect(found.props.find(({ prop_id }) => prop_id === prop.id)?.count).toBe(await stock());
  });

  it('[CALL-053] lists what one student received, of whoever gave it, by name and days', async () => {
    await stockUp(1);
    await world.ask(sendReward, { ...grant, student_ids: [81001] }, asAnna);
    const wish = { subject_id, ...paging };
    const received = { ...wish, student_id: 81001 };
    const theirs = await world.ask(teacherRewardList, received, { as: ben.username });
    expect(theirs.list[0]).toMatchObject({ student_id: 81001, source: anna.realName });
    const named = await world.ask(teacherRewardList, { ...wish, keyword: 'sc01' }, asAnna);
    expect(new Set(named.list.map(({ username }) => username))).toEqual(new Set(['sc01']));
    const foreign = await world.send(teacherRewardList, received, { as: carl.username });
    expect(foreign.code).toBe(codes.absent);
    // A new login: the last one ends before the week does.
    await world.forgetLogins();
    world.clock.advance(7 * 86_400_000);
    const later = await world.ask(teacherRewardList, { ...received, days: '7' }, asAnna);
    expect(later.total).toBe(0);
    const earlier = await world.ask(teacherRewardList, { ...received, days: '30' }, asAnna);
    expect(earlier.total).toBe(theirs.total);
  });

  it('gives as long as the stock lasts, and refuses the others one by one', async () => {
    await stockUp(3);
    const wish = { ...grant, student_ids: [81003, 81002, 81001], count: 2 };
    const { outcomes } = await world.ask(sendReward, wish, asAnna);
    expect(outcomes).toEqual([
      { ...personOf(81003), outcome: 'refused' },
      { ...personOf(81002), outcome: 'refused' },
      { ...personOf(81001), outcome: 'done' },
    ]);
    expect(await stock()).toBe(1);
  });

  it.each([
    ['[VALID-048] more than one grant may hold', { count: '4' }, codes.badPayload],
    ['[VALID-047] none', { count: '0' }, codes.badPayload],
    ['[VALID-047] fewer than none', { count: '-1' }, codes.badPayload],
    ['[VALID-049] with too long a message', { message: 'x'.repeat(101) }, codes.badPayload],
    ['of a prop that there is not', { prop_id: '999999' }, codes.absent],
    ['to nobody', { student_ids: '' }, codes.badPayload],
    ['to somebody twice', { student_ids: '81001,81001' }, codes.badPayload],
    ['in a subject that is not theirs', { subject_id: '99' }, codes.forbidden],
  ])('grants nothing: %s', async (_, wrong, code) => {
    await stockUp(5);
    const form = new URLSearchParams({
      ...{ subject_id: '3', prop_id: String(prop.id), count: '1', message, student_ids: '81001' },
      ...wrong,
    });
    expect((await world.post(sendReward, form, asAnna)).code).toBe(code);
    expect(await stock()).toBe(5);
  });

  it('[ROLE-044] gives nothing to, and tells nothing of, students of others', async () => {
    await stockUp(5);
    const others = [81010, 81011, 999_999];
    for (const other of others) {
      const wish = { ...grant, student_ids: [other] };
      expect((await world.send(sendReward, wish, asAnna)).code).toBe(codes.absent);
    }
    expect(await stock()).toBe(5);
    const wish = { ...grant, count: 1, student_ids: [81001, ...others] };
    const { outcomes, not_yours } = await world.ask(sendReward, wish, asAnna);
    expect([outcomes.map(({ student_id }) => student_id), not_yours]).toEqual([[81001], 3]);
    expect(await stock()).toBe(4);
    const foreign = { subject_id, student_id: 81001, ...paging };
    const refused = await world.send(studentRewardList, foreign, { as: carl.username });
    expect(refused.code).toBe(codes.absent);
  });

  it('needs a login, all of it', async () => {
    const answers = [
      await world.send(propsIndex, { subject_id }),
      await world.send(rewardConfigList, { subject_id }),
      await world.send(treasureIndex, { subject_id }),
      await world.send(treasureStudentList, { subject_id, ...paging }),
      await world.send(teacherRewardList, { subject_id, ...paging }),
      await world.send(studentRewardList, { subject_id, student_id: 81001, ...paging }),
      await world.send(sendReward, { ...grant, student_ids: [81001] }),
    ];
    for (const { code } of answers) expect(code).toBe(codes.loginRequired);
  });

  it('gives the last ones away once, to whoever asks at once', async () => {
    await stockUp(10);
    await world.tokenOf(anna.username);
    const give = (index: number) => {
      const student_ids = index % 2 === 0 ? [81001, 81002] : [81002, 81001];
      const server = world.server(index);
      return world.ask(sendReward, { ...grant, student_ids }, { ...asAnna, server });
    };
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => give(index)));
    const outcomes = answers.flatMap((answer) => answer.outcomes);
    expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(10);
    expect(await stock()).toBe(0);
  });

  it('grants once what is sent sixteen times with one id, and answers alike', async () => {
    await stockUp(10);
    await world.tokenOf(anna.username);
    const requestId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        world.send(
          sendReward,
          { ...grant, student_ids: [81001] },
          { ...asAnna, requestId, server: world.server(index) },
        ),
      ),
    );
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await stock()).toBe(9);
  });

  it('adds up at the end', async () => {
    expect(await ledgerFaults(world.database.query)).toEqual([]);
  });
});
