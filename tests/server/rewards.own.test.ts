import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import type { PayloadOf } from '../../src/contract/call';
import { ownCoinList } from '../../src/contract/ownCoins';
import { rewardStudents, sendAllocationRequest } from '../../src/contract/rewards';
import { businessDay } from '../../src/domain/businessTime';
import { allocateCoins, buyCoins } from '../../server/rewards/exchange';
import { listings } from '../../server/db/tables';
import { freezeBySystem, liftSystemFreeze } from '../../server/rewards/freezing';
import { seenOn, worldOf, today } from './rig';
import { addPeople, anna, ben, carl } from './scene/people';
import { addRewards, agent } from './scene/rewards';

const subject_id = 3;
const minutesLater = (minutes: number) => new Date(today.getTime() + minutes * 60_000);
const party = (username: string, name: string) => ({ username, name, student_id: null });

describe.each(seenOn('pglite'))('an account’s own coins on $database', (options) => {
  const world = worldOf(options, [addPeople, addRewards]);
  beforeAll(async () => {
    await world.ask(sendAllocationRequest, { subject_id }, { as: anna.username });
    await world.ask(sendAllocationRequest, { subject_id: 2 }, { as: ben.username });
    await world.database.transact(async (db) => {
      await buyCoins(db, agent.id, 500, minutesLater(1));
      await allocateCoins(db, agent, { payeeId: anna.id, amount: 120 }, minutesLater(2));
    });
    world.clock.set(minutesLater(3));
    await world.ask(
      rewardStudents,
      { subject_id, student_ids: [81001], coins: 20, way: 'fixed', remark: 'Well done' },
      { as: anna.username },
    );
  });

  type Asked = Partial<PayloadOf<typeof ownCoinList>>;
  const list = ({ username: as }: { username: string }, more: Asked = {}) =>
    world.ask(ownCoinList, { subject_id, page: 1, page_size: 10, ...more }, { as });

  it('[ROLE-032] [ROLE-033] the agent sees what was bought, allocated and asked for, each with the balance since', async () => {
    const { list: rows, total } = await list(agent);
    expect(total).toBe(4);
    expect(rows.slice(0, 2)).toMatchObject([
      {
        ...{ kind: 'allocation', coins: -120, balance: 380, is_answered: null },
        party: party(anna.username, anna.realName),
      },
      { kind: 'purchase', coins: 500, balance: 500, party: null },
    ]);
    const requests = rows.slice(2).map(({ record_id: _, at: __, ...row }) => row);
    const request = { kind: 'request', coins: null, balance: null, remark: '' };
    expect(requests).toHaveLength(2);
    expect(requests).toContainEqual({
      ...{ ...request, is_answered: true, party: party(anna.username, anna.realName) },
    });
    expect(requests).toContainEqual({
      ...{ ...request, is_answered: false, party: party(ben.username, ben.realName) },
    });
  });

  it('[ROLE-034] an analyst sees its own request, what it got and gave, and nobody else’s', async () => {
    const { list: rows } = await list(anna);
    expect(rows).toMatchObject([
      { kind: 'reward', coins: -20, balance: 100, remark: 'Well done' },
      { kind: 'allocation', coins: 120, balance: 120, party: { username: agent.username } },
      { kind: 'request', party: null, is_answered: true },
    ]);
    expect((await list(carl)).list).toEqual([]);
  });

  it('[ROLE-044] names the page of a student whom the account sees, and of no other', async () => {
    const given = async () => (await list(anna, { kind: 'reward' })).list[0]?.party;
    const named = await given();
    expect(named).toMatchObject({ student_id: 81001 });
    const listing = and(eq(listings.accountId, anna.id), eq(listings.studentId, 81001));
    const left = await world.database.query.delete(listings).where(listing).returning();
    expect(await given()).toEqual({ ...named, student_id: null });
    await world.database.query.insert(listings).values(left);
  });

  it('keeps the balance of each entry where entries between are filtered out, and on the next page', async () => {
    const { list: bought } = await list(agent, { kind: 'purchase' });
    expect(bought).toMatchObject([{ kind: 'purchase', balance: 500 }]);
    expect((await list(agent, { kind: 'allocation' })).list).toMatchObject([{ balance: 380 }]);
    expect((await list(agent, { kind: 'request' })).total).toBe(2);
    expect((await list(agent, { keyword: anna.username })).total).toBe(2);
    const second = await list(agent, { page: 2, page_size: 10 });
    expect(second).toMatchObject({ list: [], total: 4 });
    const day = businessDay(today);
    expect((await list(agent, { from: day, to: day })).total).toBe(4);
    expect((await list(agent, { from: '2026-01-01', to: '2026-01-01' })).total).toBe(0);
  });

  it('[ROLE-032] stands in the order of the balances, also where an act was begun earlier than one that was written before it', async () => {
    await world.database.transact(async (db) => {
      await buyCoins(db, agent.id, 10, minutesLater(30));
      await buyCoins(db, agent.id, 20, minutesLater(29));
    });
    const { list: rows } = await list(agent, { kind: 'purchase' });
    expect(rows.map(({ balance }) => balance)).toEqual([410, 390, 500]);
    const [late, early] = rows;
    expect(Date.parse(late?.at ?? '')).toBeLessThan(Date.parse(early?.at ?? ''));
  });

  it('calls what a system freeze held and then deposited by its name', async () => {
    await world.database.transact(async (db) => {
      await freezeBySystem(db, { accountId: ben.id }, 'Under review', minutesLater(4));
      await allocateCoins(db, agent, { payeeId: ben.id, amount: 30 }, minutesLater(5));
      await liftSystemFreeze(db, { accountId: ben.id }, minutesLater(6));
    });
    expect((await list(ben, { kind: 'release' })).list).toMatchObject([
      { kind: 'release', coins: 30, balance: 30, party: null },
    ]);
    expect((await list(ben)).list.map(({ kind }) => kind)).toEqual(['release', 'request']);
  });

  it('is refused to who is not logged in', async () => {
    const asked = { subject_id, page: 1, page_size: 10 };
    expect((await world.send(ownCoinList, asked)).code).toBe(codes.loginRequired);
  });
});
