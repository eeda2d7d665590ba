import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { logout, updatePassword } from '../../src/contract/account';
import type { SocketMessage } from '../../src/contract/socket';
import { accounts, sessions } from '../../server/db/tables';
import { publish } from '../../server/socket/publish';
import { startWorld, type TestWorld } from './rig';
import { databases } from './rig/databases';

const beat = { every: 200, within: 200 };

describe.each(databases)('the teacher socket on $database', (options) => {
  let world: TestWorld;
  const sockets: WebSocket[] = [];

  beforeAll(async () => {
    world = await startWorld({ ...options, heartbeat: beat });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.terminate();
    await world.forgetLogins();
  });

  /** A page as the browser opens it; what it hears and how it ends. */
  function openPage(server = 0, settings: WebSocket.ClientOptions = {}) {
    const address = `${world.server(server).replace('http', 'ws')}/socket`;
    const socket = new WebSocket(address, settings);
    sockets.push(socket);
    const heard: unknown[] = [];
    const waiting: (() => void)[] = [];
    socket.on('message', (data: Buffer) => {
      heard.push(JSON.parse(data.toString()));
      for (const wake of waiting.splice(0)) wake();
    });
    const closed = new Promise<number>((resolve) => {
      socket.once('close', resolve);
    });
    const refused = new Promise<number>((resolve) => {
      socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
    });
    socket.on('error', () => undefined);
    return {
      socket,
      closed,
      refused,
      opened: new Promise<void>((resolve) => {
        socket.once('open', resolve);
      }),
      say: (value: unknown) => {
        socket.send(typeof value === 'string' ? value : JSON.stringify(value));
      },
      async hear(count: number): Promise<unknown[]> {
        while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
        return heard;
      },
    };
  }

  const openingOf = (token: string, teacher_id = 101) => ({
    token,
    teacher_id: String(teacher_id),
    subject_id: '2',
    school_id: '1',
    nick: 'Ming',
    app_type: 'web',
    refer_teacher_id: '',
    user_type: '4',
  });

  /** A page whose opening the server has taken: it answers pings after it. */
  async function meet(username: string, teacherId: number, server = 0) {
    const page = openPage(server);
    await page.opened;
    page.say(openingOf(await world.tokenOf(username), teacherId));
    page.say({ type: 'ping' });
    expect(await page.hear(1)).toEqual([{ type: 'pong' }]);
    return page;
  }

  const tell = (accountIds: number[], message: SocketMessage) =>
    world.database.transact((db) => publish(db, accountIds, message));

  it('[LIVE-003, LIVE-004] brings a message to all open pages of its account, in every process', async () => {
    const own = await Promise.all([meet('zhou', 101, 0), meet('zhou', 101, 1)]);
    const other = await meet('emily', 102, 1);
    const message: SocketMessage = { type: 'homework.changed', id: 5, student_id: 10_015 };
    await tell([101], message);
    await tell([102], { type: 'message.arrived' });
    for (const page of own) expect(await page.hear(2)).toEqual([{ type: 'pong' }, message]);
    expect(await other.hear(2)).toEqual([{ type: 'pong' }, { type: 'message.arrived' }]);
  });

  it('brings nothing of a transaction that was rolled back', async () => {
    const page = await meet('zhou', 101);
    await world.database
      .transact(async (db) => {
        await publish(db, [101], { type: 'student.changed', id: 1 });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await tell([101], { type: 'student.changed', id: 2 });
    expect(await page.hear(2)).toEqual([{ type: 'pong' }, { type: 'student.changed', id: 2 }]);
  });

  it.each([
    ['no token', (token: string) => ({ ...openingOf(token), token: '' })],
    ['a strange token', () => openingOf('x'.repeat(43))],
    ['the id of somebody else', (token: string) => openingOf(token, 102)],
    ['more than it is asked', (token: string) => ({ ...openingOf(token), isAdministrator: true })],
    ['something else first', () => ({ type: 'ping' })],
  ])('sends a page away that gives %s', async (_what, opening) => {
    const page = openPage();
    await page.opened;
    page.say(opening(await world.tokenOf('zhou')));
    expect(await page.closed).toBe(4401);
  });

  it.each([
    ['no JSON', '{'],
    ['bytes', Buffer.from([0, 255])],
  ])('closes on %s', async (_what, message) => {
    const page = openPage();
    await page.opened;
    page.socket.send(message);
    expect(await page.closed).toBe(1008);
  });

  it('closes on a message that is too long, and on too many', async () => {
    const long = openPage();
    await long.opened;
    long.say('x'.repeat(5_000));
    expect([1006, 1009]).toContain(await long.closed);
    const eager = await meet('zhou', 101);
    for (let i = 0; i < 100; i += 1) eager.say({ type: 'ping' });
    expect(await eager.closed).toBe(1008);
  });

  it('refuses pages of other sites', async () => {
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect(await openPage(0, crossSite).refused).toBe(403);
    expect(await openPage(0, { origin: 'https://elsewhere.example' }).refused).toBe(403);
    const own = openPage(0, { origin: world.server(0) });
    await own.opened;
  });

  it('closes with 4401 on logout, on the server that did not hear it', async () => {
    const page = await meet('zhou', 101, 1);
    const second = await meet('emily', 102, 1);
    await world.ask(logout, { subject_id: 2 }, { as: 'zhou', server: world.server(0) });
    expect(await page.closed).toBe(4401);
    expect(await page.hear(2)).toContainEqual({ type: 'session.ended' });
    expect(second.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('[MSG-058] closes all pages of an account whose password is changed', async () => {
    const pages = [await meet('type6', 103, 0), await meet('type6', 103, 1)];
    await world.ask(updatePassword, { password: 'demo1234' }, { as: 'type6' });
    expect(await Promise.all(pages.map((page) => page.closed))).toEqual([4401, 4401]);
  });

  it('closes with 4401 when the account is disabled, or the session has run out', async () => {
    const page = await meet('zhou', 101);
    const setDisabled = (isDisabled: boolean) =>
      world.database.transact((db) =>
        db.update(accounts).set({ isDisabled }).where(eq(accounts.id, 101)),
      );
    await setDisabled(true);
    expect(await page.closed).toBe(4401);
    await setDisabled(false);
    const other = await meet('emily', 102);
    await world.database.transact((db) =>
      db.update(sessions).set({ expiresAt: world.clock.now() }).where(eq(sessions.accountId, 102)),
    );
    expect(await other.closed).toBe(4401);
  });

  it('[LIVE-005] cuts a link that does not answer, and keeps one that does', async () => {
    const alive = await meet('zhou', 101);
    const dead = openPage(0, { autoPong: false });
    await dead.opened;
    dead.say(openingOf(await world.tokenOf('zhou')));
    expect(await dead.closed).toBe(1006);
    alive.say({ type: 'keepalive' });
    alive.say({ type: 'ping' });
    expect(await alive.hear(2)).toEqual([{ type: 'pong' }, { type: 'pong' }]);
  });
});
