import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { coinCount, sendAllocationRequest } from '../../src/contract/rewards';
import { accounts, dailyActs, messages } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { toldIn } from './rig/published';
import { addPeople, anna, ben } from './scene/people';
import { addRewards, agent } from './scene/rewards';

const subject_id = 3;

describe.each(databases)('asking for an allocation on $database', (options) => {
  const world = worldOf(options, [addPeople, addRewards]);
  beforeEach(async () => {
    await world.forgetLogins();
    await world.database.transact(async (db) => {
      await db.delete(dailyActs);
      await db.delete(messages).where(eq(messages.accountId, agent.id));
    });
  });
  const told = toldIn(world, ({ type }, accounts) => `${type} ${accounts.join()}`);

  const ask = ({ username: as } = anna) =>
    world.send(sendAllocationRequest, { subject_id }, { as });
  const inbox = () =>
    world.database.query.select().from(messages).where(eq(messages.accountId, agent.id));

  it('[CALL-018] [ROLE-034] [MSG-073] sends the agent administrator a message, and its open pages hear of it', async () => {
    expect((await ask()).code).toBe(codes.success);
    expect(await inbox()).toMatchObject([
      {
        ...{ topic: 'coinsRequested', isRead: false, at: today },
        facts: { name: anna.realName, account: anna.username },
      },
    ]);
    await expect
      .poll(() => told.toSorted())
      .toEqual([`coins.changed ${anna.id}`, `message.changed ${agent.id}`]);
  });

  it('[CALL-018] is done once a day by each', async () => {
    await ask();
    const again = await ask();
    expect(again.code).toBe(codes.conflict);
    expect(again.message).toContain('today already');
    expect((await ask(ben)).code).toBe(codes.success);
    expect(await inbox()).toHaveLength(2);
    world.clock.set(new Date('2026-11-19T00:00:00+08:00'));
    world.forgetTokens();
    expect((await ask()).code).toBe(codes.success);
  });

  it('[CALL-021] [ROLE-034] the count says from when on whoever has asked today may ask again', async () => {
    const mayAskAt = async ({ username: as } = anna) =>
      (await world.ask(coinCount, { subject_id }, { as })).may_ask_at;
    world.clock.set(new Date('2026-11-18T23:59:00+08:00'));
    world.forgetTokens();
    expect(await mayAskAt()).toBeUndefined();
    await ask();
    expect(await mayAskAt()).toBe('2026-11-19T00:00:00+08:00');
    expect(await mayAskAt(ben)).toBeUndefined();
    world.clock.set(new Date('2026-11-19T00:00:00+08:00'));
    world.forgetTokens();
    expect(await mayAskAt()).toBeUndefined();
    expect((await ask()).code).toBe(codes.success);
  });

  it('sends one message where it is asked sixteen times at once', async () => {
    await world.tokenOf(anna.username);
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        world.send(
          sendAllocationRequest,
          { subject_id },
          { as: anna.username, server: world.server(index) },
        ),
      ),
    );
    expect(replies.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(await inbox()).toHaveLength(1);
  });

  it('[MSG-074] is refused where nobody is there to be asked, and may be tried again', async () => {
    const disable = (isDisabled: boolean) =>
      world.database.transact((db) =>
        db.update(accounts).set({ isDisabled }).where(eq(accounts.id, agent.id)),
      );
    await disable(true);
    const refused = await ask();
    await disable(false);
    expect(refused.code).toBe(codes.conflict);
    expect(refused.message).toContain('no agent main account');
    expect((await ask()).code).toBe(codes.success);
  });
});
