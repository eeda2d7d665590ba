import { and, eq, gt, max, sql, sum } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { coinCount, propsIndex, treasureIndex } from '../../src/contract/rewards';
import { answers, coinAccounts, dailyActs, purses, transfers } from '../../server/db/tables';
import { findCoinAccount } from '../../server/rewards/coinAccounts';
import { ledgerFaults } from '../../server/rewards/ledger';
import { demonstrationSeed } from '../../server/world/fill';
import { liveOneStep } from '../../server/world/life';
import { seenOn, worldOf, today } from './rig';

const subject = { subject_id: 2 };

describe.each(seenOn('pglite'))('coins and props of the demonstration on $database', (options) => {
  const world = worldOf(options);

  const db = () => world.database.query;
  const coinsOf = async (as: string) => world.ask(coinCount, { subject_id: 1 }, { as });

  it('add up, and nothing of them lies in the future', async () => {
    expect(await ledgerFaults(db())).toEqual([]);
    const [latest] = await db()
      .select({ at: max(transfers.at) })
      .from(transfers);
    expect(latest?.at?.getTime()).toBeLessThanOrEqual(today.getTime());
    expect(await db().select().from(transfers).where(gt(transfers.at, today))).toEqual([]);
  });

  it('have a coin for each right answer', async () => {
    const right = await db()
      .select({ studentId: answers.studentId, count: sql<number>`count(*)::int` })
      .from(answers)
      .where(eq(answers.isRight, true))
      .groupBy(answers.studentId)
      .orderBy(answers.studentId);
    const earned = await db()
      .select({ studentId: purses.studentId, count: sum(transfers.amount).mapWith(Number) })
      .from(transfers)
      .innerJoin(purses, eq(purses.id, transfers.toId))
      .where(and(eq(transfers.kind, 'study'), eq(transfers.asset, 'coin')))
      .groupBy(purses.studentId)
      .orderBy(purses.studentId);
    expect(earned.length).toBeGreaterThan(40);
    expect(earned).toEqual(right);
  });

  it('[ROLE-017] [ENTITY-027] analysts have some, gave some away, and can take today’s', async () => {
    expect((await coinsOf('zhou')).coin_cnt).toBeGreaterThan(100);
    expect((await coinsOf('newcomer')).coin_cnt).toBe(0);
    expect((await coinsOf('agent')).supply).toBe('agent');
    expect((await coinsOf('zhou')).supply).toBe('request');
    expect((await coinsOf('emily')).supply).toBe('purchase');
    const given = await db().select().from(transfers).where(eq(transfers.kind, 'reward'));
    expect(given.length).toBeGreaterThan(20);
    expect(given.every(({ remark, operatorId }) => remark !== '' && operatorId !== null)).toBe(
      true,
    );
    const signed = await db().select().from(transfers).where(eq(transfers.kind, 'signIn'));
    const acts = await db().select().from(dailyActs).where(eq(dailyActs.act, 'signIn'));
    expect(acts).toHaveLength(signed.length);
    expect(acts.every(({ day }) => day < '2026-11-18')).toBe(true);
  });

  it('[COI-01] [COI-03] [COI-05] two accounts are frozen, one by the system, and one was', async () => {
    const frozen = await db()
      .select({ id: coinAccounts.studentId, status: coinAccounts.status })
      .from(coinAccounts)
      .where(sql`${coinAccounts.status} <> 'normal'`)
      .orderBy(coinAccounts.studentId);
    expect(frozen).toEqual([
      { id: 10_016, status: 'systemFrozen' },
      { id: 10_026, status: 'frozen' },
      { id: 10_058, status: 'frozen' },
    ]);
    const account = await findCoinAccount(db(), { studentId: 10_026 });
    expect(account.reason).toContain('疑似刷金币');
    expect(account.held).toBeGreaterThan(0);
    const released = await db()
      .select({ amount: transfers.amount })
      .from(transfers)
      .innerJoin(purses, eq(purses.id, transfers.toId))
      .where(and(eq(transfers.kind, 'release'), eq(purses.studentId, 10_024)));
    expect(released).toHaveLength(1);
    expect((await findCoinAccount(db(), { studentId: 10_024 })).held).toBe(0);
  });

  it('[ROLE-018] there are props to give, and some were given', async () => {
    const { list } = await world.ask(propsIndex, subject, { as: 'zhou' });
    expect(list.length).toBeGreaterThan(4);
    expect(list.every(({ count, maximum }) => count > 0 && maximum > 0)).toBe(true);
    const index = await world.ask(treasureIndex, subject, { as: 'zhou' });
    expect(index.granted_count).toBeGreaterThan(0);
    expect(index.prop_count).toBe(list.reduce((all, { count }) => all + count, 0));
  });

  it('go on: whoever studies on earns, and it goes on adding up', async () => {
    const before = await db().select().from(transfers);
    for (let step = 0; step < 12; step += 1) {
      await liveOneStep(world.database, demonstrationSeed, today);
    }
    const after = await db().select().from(transfers);
    expect(after.length).toBeGreaterThan(before.length);
    expect(await ledgerFaults(db())).toEqual([]);
  });
});
