import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, sessions } from '../../server/db/tables';
import { usualHeartbeat } from '../../server/socket/heartbeat';
import { databases, worldOf } from './rig';
import { meetPage, openingOf, openPage } from './rig/page';

describe.each(databases)('the heartbeat of the teacher socket on $database', (options) => {
  const world = worldOf({ ...options, heartbeat: { every: 200, within: 200 } });

  it('notices a dead link within 40 s, usually', () => {
    expect(usualHeartbeat.every + usualHeartbeat.within).toBeLessThanOrEqual(40_000);
  });

  it('cuts a link that does not answer, and keeps one that does', async () => {
    const alive = await meetPage(world, 'zhou');
    const dead = openPage(world.server(0), { autoPong: false });
    await dead.opened;
    dead.say(openingOf(await world.tokenOf('zhou'), 101));
    expect(await dead.closed).toBe(1006);
    alive.say({ type: 'keepalive' });
    alive.say({ type: 'ping' });
    expect(await alive.hear(2)).toEqual([{ type: 'pong' }, { type: 'pong' }]);
    alive.socket.terminate();
  });

  it('closes with 4401 when the account is disabled', async () => {
    const setDisabled = (isDisabled: boolean) =>
      world.database.transact((db) =>
        db.update(accounts).set({ isDisabled }).where(eq(accounts.id, 101)),
      );
    const page = await meetPage(world, 'zhou', 1);
    await setDisabled(true);
    expect(await page.closed).toBe(4401);
    await setDisabled(false);
  });

  it('closes with 4401 when the session has run out', async () => {
    const page = await meetPage(world, 'emily', 1);
    await world.database.transact((db) =>
      db.update(sessions).set({ expiresAt: world.clock.now() }).where(eq(sessions.accountId, 102)),
    );
    expect(await page.closed).toBe(4401);
  });
});
