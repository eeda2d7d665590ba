import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { homeSummary, takeWelcomeGift } from '../../src/contract/home';
import { codes } from '../../src/contract/codes';
import { coinCount, getSignStatus, signIn } from '../../src/contract/rewards';
import { dailyActs, transfers } from '../../server/db/tables';
import { freezeBySystem, liftSystemFreeze } from '../../server/rewards/freezing';
import { ledgerFaults } from '../../server/rewards/ledger';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { toldIn } from './rig/published';
import { addPeople, anna } from './scene/people';
import { emptyPurse } from './scene/rewards';

const subject_id = 3;
const as = anna.username;
const owner = { accountId: anna.id };

describe.each(databases)('the coins of a day on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  beforeEach(async () => {
    await world.forgetLogins();
    await emptyPurse(world, anna.id);
    await world.database.transact((db) => db.delete(dailyActs));
  });
  const told = toldIn(world, ({ type }, accounts) => `${type} ${accounts.join()}`);

  /** Another hour: who has done nothing for so long logs in again. */
  const at = (moment: string) => {
    world.clock.set(new Date(moment));
    world.forgetTokens();
  };
  const status = () => world.ask(getSignStatus, { subject_id }, { as });
  const coins = async () => (await world.ask(coinCount, { subject_id }, { as })).coin_cnt;
  const isOffered = async () =>
    !(await world.ask(homeSummary, { subject_id }, { as })).welcome_gift.is_taken;
  const kinds = [
    { call: signIn, amount: 10, kind: 'signIn', again: /already checked in today/ },
    { call: takeWelcomeGift, amount: 200, kind: 'welcomeGift', again: /taken today's coins/ },
  ] as const;

  it('[CALL-016] [CALL-017] [CALL-021] [CONST-021] [SGN-02] the sign-in gives 10 coins, and is known then', async () => {
    expect(await status()).toEqual({ sign_status: 0, day: '2026-11-18' });
    const done = await world.ask(signIn, { subject_id }, { as });
    expect(done).toEqual({ coins: 10, coin_cnt: 10, day: '2026-11-18' });
    expect(await status()).toEqual({ sign_status: 1, day: '2026-11-18' });
    expect(await coins()).toBe(10);
    await expect.poll(() => told).toEqual([`coins.changed ${anna.id}`]);
  });

  it('[SCREEN-012] [CONST-020] the gift on home gives 200 coins, and is not offered again', async () => {
    expect(await isOffered()).toBe(true);
    const done = await world.ask(takeWelcomeGift, { subject_id }, { as });
    expect(done).toEqual({ coins: 200, coin_cnt: 200 });
    expect(await isOffered()).toBe(false);
    expect(await coins()).toBe(200);
    expect(await status()).toMatchObject({ sign_status: 0 });
  });

  describe.each(kinds)('$kind', ({ call, amount, kind, again }) => {
    const take = (requestId: string = randomUUID(), server = 0) =>
      world.send(call, { subject_id }, { as, requestId, server: world.server(server) });

    it('[MSG-059] [SGN-04] is refused for the second time, with the reason', async () => {
      await take();
      const second = await take();
      expect(second.code).toBe(codes.conflict);
      expect(second.message).toMatch(again);
      expect(await coins()).toBe(amount);
    });

    it('[SGN-05] is there again from midnight in Shanghai on, whatever day it is elsewhere', async () => {
      at('2026-11-18T00:00:00+08:00');
      expect((await take()).code).toBe(codes.success);
      at('2026-11-18T23:59:59.999+08:00');
      expect((await take()).code).toBe(codes.conflict);
      at('2026-11-19T00:00:00+08:00');
      expect((await take()).code).toBe(codes.success);
      expect(await coins()).toBe(2 * amount);
    });

    it('is given once to sixteen clicks at once, in two windows', async () => {
      await world.tokenOf(as);
      const replies = await Promise.all(
        Array.from({ length: 16 }, (_, index) => take(randomUUID(), index)),
      );
      const good = replies.filter(({ code }) => code === codes.success);
      expect(good).toHaveLength(1);
      expect(replies.filter(({ code }) => code === codes.conflict)).toHaveLength(15);
      expect(await coins()).toBe(amount);
    });

    it('is given once to one click that is sent sixteen times, and answered alike', async () => {
      await world.tokenOf(as);
      const id = randomUUID();
      const replies = await Promise.all(Array.from({ length: 16 }, (_, index) => take(id, index)));
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
      expect(replies[0]?.data).toMatchObject({ coins: amount, coin_cnt: amount });
      expect(await coins()).toBe(amount);
    });

    it('is refused without a login, in a subject that is not theirs, and without a request id', async () => {
      expect((await world.send(call, { subject_id })).code).toBe(codes.loginRequired);
      expect((await world.send(call, { subject_id: 99 }, { as })).code).toBe(codes.forbidden);
      expect((await take('short')).code).toBe(codes.badPayload);
      expect(await coins()).toBe(0);
    });

    it('[COI-06] is held while the account is frozen, and there with the thaw', async () => {
      const { database } = world;
      await database.transact((db) => freezeBySystem(db, owner, 'Under audit.', today));
      expect((await take()).data).toMatchObject({ coins: amount, coin_cnt: 0 });
      await database.transact((db) => liftSystemFreeze(db, owner, today));
      expect(await coins()).toBe(amount);
    });

    it('[ENTITY-027] is written down: what, how much, by whom and when', async () => {
      const own = and(eq(transfers.kind, kind), eq(transfers.operatorId, anna.id));
      const before = await world.database.query
        .select()
        .from(transfers)
        .where(own)
        .orderBy(transfers.id);
      await take();
      const after = await world.database.query
        .select()
        .from(transfers)
        .where(own)
        .orderBy(transfers.id);
      expect(after).toHaveLength(before.length + 1);
      expect(after.at(-1)).toMatchObject({ asset: 'coin', fromId: null, amount, at: today });
    });
  });

  it('adds up at the end', async () => {
    expect(await ledgerFaults(world.database.query)).toEqual([]);
  });
});
