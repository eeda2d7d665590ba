import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { login, logout, updatePassword } from '../../src/contract/account';
import type { SocketMessage } from '../../src/contract/socket';
import { publish } from '../../server/socket/publish';
import { databases, startWorld, type TestWorld } from './rig';
import { meetPage, openPage as open, openingOf } from './rig/page';
import { showPassword } from './rig/shownPassword';

const pong = { type: 'pong' };

describe.each(databases)('the teacher socket on $database', (options) => {
  let world: TestWorld;
  const sockets: WebSocket[] = [];

  beforeAll(async () => {
    // So slow that nothing here is closed by it.
    world = await startWorld({ ...options, heartbeat: { every: 600_000, within: 10_000 } });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.terminate();
    await world.forgetLogins();
  });

  function openPage(settings?: WebSocket.ClientOptions) {
    const page = open(world.server(0), settings);
    sockets.push(page.socket);
    return page;
  }

  async function meet(username: string, server = 0, query = '') {
    const page = await meetPage(world, username, server, query);
    sockets.push(page.socket);
    return page;
  }

  const tell = (accountIds: number[], message: SocketMessage) =>
    world.database.transact((db) => publish(db, accountIds, message));

  it('[LIVE-003, LIVE-004] brings a message to all open pages of its account, in every process', async () => {
    const own = await Promise.all([meet('zhou', 0), meet('zhou', 1)]);
    const other = await meet('emily', 1);
    const message: SocketMessage = { type: 'homework.changed', id: 5, student_id: 10_015 };
    await tell([101], message);
    await tell([102], { type: 'message.changed' });
    for (const page of own) expect(await page.hear(2)).toEqual([pong, message]);
    expect(await other.hear(2)).toEqual([pong, { type: 'message.changed' }]);
  });

  it('tells a page what changed since it was loaded, for its own account, in every process', async () => {
    const opened = performance.now();
    // Longer than a page takes to connect.
    await setTimeout(300);
    const ageOf = () => `?age=${String(Math.ceil(performance.now() - opened))}`;
    const message: SocketMessage = { type: 'workOrder.changed', id: 77 };
    await tell([102], { type: 'message.changed' });
    await tell([101], message);
    await (await meet('zhou', 1, '?age=60000')).hear(2);
    const late = await Promise.all([meet('zhou', 0, ageOf()), meet('zhou', 1, ageOf())]);
    for (const page of late) expect(await page.hear(2)).toEqual([message, pong]);
    for (const query of ['', '?age=0', '?age=x', '?age=-1', '?age=60001']) {
      expect(await (await meet('zhou', 0, query)).hear(1)).toEqual([pong]);
    }
  });

  it('brings nothing of a transaction that was rolled back', async () => {
    const page = await meet('zhou');
    const failing = world.database.transact(async (db) => {
      await publish(db, [101], { type: 'student.changed', id: 1 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await tell([101], { type: 'student.changed', id: 2 });
    expect(await page.hear(2)).toEqual([pong, { type: 'student.changed', id: 2 }]);
  });

  it('brings one message to more accounts than fit one notification', async () => {
    const page = await meet('zhou');
    const many = Array.from({ length: 3_000 }, (_, i) => 1_000_000 + i);
    await tell([...many, 101], { type: 'workOrder.changed', id: 1 });
    expect(await page.hear(2)).toEqual([pong, { type: 'workOrder.changed', id: 1 }]);
  });

  it.each([
    ['no token', (token: string) => ({ ...openingOf(token, 101), token: '' })],
    ['a strange token', () => openingOf('x'.repeat(43), 101)],
    ['the id of somebody else', (token: string) => openingOf(token, 102)],
    ['more than it is asked', (token: string) => ({ ...openingOf(token, 101), isOwner: true })],
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
    const eager = await meet('zhou');
    for (let i = 0; i < 100; i += 1) eager.say({ type: 'ping' });
    expect(await eager.closed).toBe(1008);
  });

  it('closes a page that does not say who it is', async () => {
    const page = openPage();
    expect(await page.closed).toBe(4408);
  });

  it('keeps 20 pages of an account open, the newest', async () => {
    const pages = [];
    for (let i = 0; i < 21; i += 1) pages.push(await meet('zhou'));
    expect(await pages[0]?.closed).toBe(1008);
    const open_ = pages.filter(({ socket }) => socket.readyState === WebSocket.OPEN);
    expect(open_).toHaveLength(20);
  });

  it('[LIVE-003] keeps 20 pages of an account open where 25 join at once', async () => {
    const token = await world.tokenOf('zhou');
    const pages = Array.from({ length: 25 }, () => openPage());
    await Promise.all(pages.map((page) => page.opened));
    for (const page of pages) page.say(openingOf(token, 101));
    const isOpen = ({ socket }: (typeof pages)[number]) => socket.readyState === WebSocket.OPEN;
    await expect.poll(() => pages.filter(isOpen).length).toBe(20);
  });

  it('refuses pages of other sites', async () => {
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect(await openPage(crossSite).refused).toBe(403);
    expect(await openPage({ origin: 'https://elsewhere.example' }).refused).toBe(403);
    await openPage({ origin: world.server(0) }).opened;
  });

  it('closes with 4401 on logout, on the server that did not hear it', async () => {
    const page = await meet('zhou', 1);
    const other = await meet('emily', 1);
    await world.ask(logout, { subject_id: 2 }, { as: 'zhou', server: world.server(0) });
    expect(await page.closed).toBe(4401);
    expect(await page.hear(2)).toEqual([pong, { type: 'session.ended' }]);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('[MSG-058] closes the pages of the other sessions of an account whose password is changed', async () => {
    const pages = [await meet('type6', 0), await meet('type6', 1)];
    const { teacher_info } = await world.ask(login, { uname: 'type6', password: 'demo1234' });
    const token = teacher_info.user_token;
    await showPassword(world, { token }, { uname: 'type6', password: 'demo1234' });
    await world.ask(updatePassword, { password: 'fresh2026' }, { token });
    expect(await Promise.all(pages.map((page) => page.closed))).toEqual([4401, 4401]);
  });
});
