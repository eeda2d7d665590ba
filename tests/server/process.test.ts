import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { login } from '../../src/contract/account';
import { callTimeout } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { openPostgres } from '../../server/db/postgres';
import { freshDatabase, startWorld } from './rig';
import { createClient } from './rig/client';
import { startProcess } from './rig/process';

describe('a server process', { timeout: 180_000 }, () => {
  it('finishes the calls that run when it is told to stop', async () => {
    const { settings } = await freshDatabase('postgres');
    const server = startProcess(settings);
    const client = createClient(await server.address);
    const database = await openPostgres(settings.DATABASE_URL ?? '');
    const answer = await database.transact(async (db) => {
      await db.execute(sql`lock table throttles in access exclusive mode`);
      const running = client.send(login, { uname: 'zhou', password: 'demo1234' });
      await wait(500);
      server.signal('SIGTERM');
      await wait(500);
      return { running };
    });
    const start = performance.now();
    expect((await answer.running).code).toBe(codes.success);
    expect(await server.ended).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
    await database.close();
  });

  it('[CALL-008] answers that it is busy before the portal gives up, while the work waits for somebody', async () => {
    const { settings } = await freshDatabase('postgres');
    const server = startProcess(settings);
    const client = createClient(await server.address);
    const database = await openPostgres(settings.DATABASE_URL ?? '');
    await database.transact(async (db) => {
      await db.execute(sql`lock table throttles in access exclusive mode`);
      const start = performance.now();
      // More than there are connections: the last ones wait for one.
      const logins = Array.from({ length: 12 }, () =>
        client.send(login, { uname: 'zhou', password: 'demo1234' }),
      );
      await logins[0];
      expect(performance.now() - start).toBeLessThan(callTimeout);
      for (const { code } of await Promise.all(logins)) expect(code).toBe(codes.busy);
    });
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
    await database.close();
  });

  it('leaves with a clear word when the port is taken or a setting is wrong', async () => {
    const world = await startWorld({ database: 'pglite' });
    const { port } = new URL(world.server(0));
    const { settings, remove } = await freshDatabase('pglite');
    const second = startProcess({ ...settings, PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`Port ${port} is in use`);
    const elsewhere = startProcess({ ...settings, HOST: '192.0.2.1' });
    expect(await elsewhere.ended).toBe(1);
    expect(elsewhere.printed()).toMatch(/^HOST: 192\.0\.2\.1 is no address of this machine\. .+$/m);
    const wrong = startProcess({ ...settings, PORT: 'seven', LIFE: 'maybe' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.printed().trim()).toBe(
      'Settings are wrong: PORT: give a whole number from 0 to 65535; LIFE: give on or off.',
    );
    await remove();
  });

  it.each([
    [
      'DATABASE_URL where nobody listens',
      { DATABASE_URL: 'postgres://portal:secret@127.0.0.1:9/portal' },
      /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:9\. .+$/m,
    ],
    [
      'DATA_DIR beneath a file',
      { DATA_DIR: '/dev/null/portal' },
      /^DATA_DIR: \/dev\/null\/portal is no folder .+$/m,
    ],
    [
      'DATA_DIR where nothing can be made',
      { DATA_DIR: '/proc/portal/data' },
      /^DATA_DIR: \/proc\/portal\/data cannot be made or written .+$/m,
    ],
    [
      'DATA_DIR that is a file',
      { DATA_DIR: '/dev/null' },
      /^DATA_DIR: \/dev\/null is no folder .+$/m,
    ],
    [
      'TRUSTED_PROXIES that are no networks',
      { TRUSTED_PROXIES: 'proxy' },
      /^Settings are wrong: TRUSTED_PROXIES: give addresses or networks .+$/m,
    ],
  ])('tells in one sentence what is wrong with %s', async (_what, settings, sentence) => {
    const server = startProcess(settings);
    const stop = setTimeout(() => {
      server.signal('SIGKILL');
    }, 60_000);
    expect(await server.ended).toBe(1);
    clearTimeout(stop);
    expect(server.printed()).toMatch(sentence);
    expect(server.printed()).not.toMatch(/stack|secret/);
  });

  it('waits no longer than seconds for a DATABASE_URL that takes the call and says nothing', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const bound = mute.address();
    const host = `127.0.0.1:${typeof bound === 'object' ? String(bound?.port) : ''}`;
    const server = startProcess({ DATABASE_URL: `postgres://portal:secret@${host}/portal` });
    expect(await server.ended).toBe(1);
    expect(server.printed()).toMatch(/^DATABASE_URL: no PostgreSQL answers at .+$/m);
    mute.close();
  });

  it('tells its address and the demonstration accounts, and no secret', async () => {
    const { settings } = await freshDatabase('postgres');
    const server = startProcess(settings);
    await server.address;
    await expect.poll(() => server.printed()).toContain('zhou');
    expect(server.printed()).toContain('demo1234');
    expect(server.printed()).not.toContain('postgres://');
    server.signal('SIGINT');
    expect(await server.ended).toBe(0);
  });
});
