import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { switchAccount } from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { accounts, oneTimeKeys, requestIds } from '../../server/db/tables';
import { databases, worldOf } from './rig';

const target = { user_id: 102, account_id: 102 };

describe.each(databases)('request ids on $database', (options) => {
  const world = worldOf(options);
  beforeAll(async () => {
    // One person with two accounts, so that there is a call whose every effect leaves a row.
    await world.database.transact((db) =>
      db.update(accounts).set({ phone: '19900001001' }).where(eq(accounts.id, 102)),
    );
  });
  beforeEach(() => world.forgetLogins());

  const effects = async () => (await world.database.query.select().from(oneTimeKeys)).length;
  const send = (requestId: string, { as = 'zhou', server = 0 } = {}) =>
    world.send(switchAccount, target, { as, requestId, server: world.server(server) });

  it('does the work of 16 concurrent sends of one id once, and answers all with the same bytes', async () => {
    const requestId = randomUUID();
    await world.tokenOf('zhou');
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, i) => send(requestId, { server: i })),
    );
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replies[0]?.code).toBe(codes.success);
    expect(await effects()).toBe(1);
  });

  it('answers a repeated id a day later as it did first', async () => {
    const requestId = randomUUID();
    const first = await send(requestId);
    world.clock.advance(24 * 3_600_000 - 60_000);
    world.forgetTokens();
    expect((await send(requestId)).body).toBe(first.body);
    expect(await effects()).toBe(1);
  });

  it('refuses an id that comes back with another payload, and does nothing', async () => {
    const requestId = randomUUID();
    await send(requestId);
    const other = { user_id: 101, account_id: 101 };
    const again = await world.send(switchAccount, other, { as: 'zhou', requestId });
    expect(again.code).toBe(codes.conflict);
    expect(await effects()).toBe(1);
  });

  it('[CALL-215] answers equal fields in another order as it did first', async () => {
    const requestId = randomUUID();
    const first = await world.post(
      switchAccount,
      new URLSearchParams('user_id=102&account_id=102'),
      {
        as: 'zhou',
        requestId,
      },
    );
    const again = await world.post(
      switchAccount,
      new URLSearchParams('account_id=102&user_id=102'),
      {
        as: 'zhou',
        requestId,
      },
    );
    expect(first.code).toBe(codes.success);
    expect(again.body).toBe(first.body);
    expect(await effects()).toBe(1);
  });

  it('keeps accounts apart: the same id of another account is its own', async () => {
    const requestId = randomUUID();
    const first = await send(requestId);
    const payload = { user_id: 101, account_id: 101 };
    const other = await world.send(switchAccount, payload, { as: 'emily', requestId });
    expect(other.code).toBe(codes.success);
    expect(other.body).not.toBe(first.body);
    expect(await effects()).toBe(2);
  });

  it('keeps nothing of a refused call: the id may be used again', async () => {
    const requestId = randomUUID();
    const foreign = { user_id: 103, account_id: 103 };
    const refused = await world.send(switchAccount, foreign, { as: 'zhou', requestId });
    expect(refused.code).toBe(codes.absent);
    const kept = await world.database.query
      .select()
      .from(requestIds)
      .where(eq(requestIds.requestId, requestId));
    expect(kept).toEqual([]);
  });

  it.each(['', 'short', 'x'.repeat(65), "'; drop table accounts --"])(
    'refuses a changing call with the id %j',
    async (requestId) => {
      expect((await send(requestId)).code).toBe(codes.badPayload);
      expect(await effects()).toBe(0);
    },
  );
});
