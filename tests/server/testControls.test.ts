import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  login,
  loginByToken,
  loginCheck,
  sendLoginCode,
  switchAccount,
} from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { oneTimeKeys } from '../../server/db/tables';
import { createAdjustableClock } from '../../server/test/clock';
import { startWorld, type TestWorld } from './rig';
import { meetPage, openingOf, openPage } from './rig/page';

const byHeader = { authKey: '', from: '', system_user_id: '' } as const;
const right = { uname: 'zhou', password: 'demo1234' };

describe('the controls for tests', () => {
  let world: TestWorld;
  beforeAll(async () => {
    const clock = createAdjustableClock();
    world = await startWorld({ database: 'pglite', test: { clock } });
  });

  async function control(path: string, form: Record<string, string> = {}): Promise<unknown> {
    const body = new URLSearchParams(form);
    const response = await fetch(`${world.server(0)}/test/${path}`, { method: 'POST', body });
    expect(response.status).toBe(200);
    return response.json();
  }

  const keys = async () => (await world.database.query.select().from(oneTimeKeys)).length;

  it('are on no server that was not started for tests', async () => {
    const plain = await startWorld({ database: 'pglite' });
    for (const path of [
      'clock',
      'fail',
      'life/step',
      'homework/settle',
      'sockets/drop',
      'phone-codes',
      'login-key',
      'account',
    ]) {
      const response = await fetch(`${plain.server(0)}/test/${path}`, { method: 'POST' });
      expect(response.status).toBe(404);
    }
    await plain.stop();
  });

  it('set the clock, which the answers carry', async () => {
    await control('clock', { now: '2027-01-01T08:00:00+08:00' });
    const reply = await world.send(loginCheck, byHeader);
    expect(new Date(reply.headers.get('date') ?? '').getUTCFullYear()).toBe(2027);
    await control('clock', { advance: String(366 * 86_400_000) });
    const later = await world.send(loginCheck, byHeader);
    expect(new Date(later.headers.get('date') ?? '').getUTCFullYear()).toBe(2028);
    // An answer says when it leaves, not when it was asked for.
    await control('fail', { path: loginCheck.path, kind: 'delay', ms: '1000' });
    const slow = world.send(loginCheck, byHeader);
    await control('clock', { advance: String(366 * 86_400_000) });
    expect(new Date((await slow).headers.get('date') ?? '').getUTCFullYear()).toBe(2029);
  });

  it('have the next calls fail with a code, then be as they were', async () => {
    await control('fail', { path: '/teacher/login', kind: 'code', code: '90000', times: '2' });
    expect((await world.send(login, right)).code).toBe(codes.busy);
    expect((await world.send(login, right)).code).toBe(codes.busy);
    expect((await world.send(login, right)).code).toBe(codes.success);
  });

  it('have a call come late, or never', async () => {
    await control('fail', { path: '/teacher/login', kind: 'delay', ms: '300' });
    const start = performance.now();
    await world.ask(login, right);
    expect(performance.now() - start).toBeGreaterThan(295);
    await control('fail', { path: '/teacher/checkLogin', kind: 'hang' });
    const address = `${world.server(0)}/api/teacher/checkLogin`;
    const signal = AbortSignal.timeout(500);
    const hanging = fetch(address, { method: 'POST', signal });
    await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('cut a connection before the work, or after it', async () => {
    await control('account', { uname: 'emily', phone: '19900001001' });
    const target = { user_id: 102, account_id: 102 };
    const requestId = 'a'.repeat(16);
    await control('fail', { path: '/teacher/switchAccount', kind: 'drop' });
    const send = () => world.send(switchAccount, target, { as: 'zhou', requestId });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(await keys()).toBe(0);
    await control('fail', { path: '/teacher/switchAccount', kind: 'dropAnswer' });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(await keys()).toBe(1);
    expect((await send()).code).toBe(codes.success);
    expect(await keys()).toBe(1);
  });

  it('count no page that was left while its session was looked up', async () => {
    const opening = openingOf(await world.tokenOf('zhou'), 101);
    // Meanwhile the database answers nobody.
    await world.database.transact(async () => {
      const page = openPage(world.server(0));
      await page.opened;
      page.say(opening);
      page.socket.close();
      await page.closed;
      await wait(100);
    });
    await meetPage(world, 'zhou');
    const message = JSON.stringify({ type: 'workOrder.changed' });
    await expect
      .poll(() => control('sockets/tell', { uname: 'zhou', message }))
      .toEqual({ pages: 1 });
  });

  it('read the last code that was sent, and make a key that logs in', async () => {
    await world.ask(sendLoginCode, { mobile: '19900001001' });
    const code = await control('phone-codes', { phone: '19900001001' });
    expect(code).toEqual({ code: expect.stringMatching(/^\d{4}$/) });
    const answer = await control('login-key', { uname: 'emily' });
    const { key: token } = z.object({ key: z.string() }).parse(answer);
    const { teacher_info } = await world.ask(loginByToken, { token });
    expect(teacher_info.uname).toBe('emily');
  });
});
