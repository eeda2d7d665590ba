import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import en from '../../locales/en/server.json' with { type: 'json' };
import zh from '../../locales/zh/server.json' with { type: 'json' };
import { login, loginByToken, loginCheck, logout, queryLimit } from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { userTypes } from '../../src/domain/roles';
import { makeKey } from '../../server/account/oneTimeKey';
import { passwordsFromAddress, passwordsOfAccount } from '../../server/account/limits';
import { accounts, knownAddresses, throttles } from '../../server/db/tables';
import { databases, worldOf } from './rig';

const right = { uname: 'zhou', password: 'demo1234' };
const wrong = { uname: 'zhou', password: 'demo1235' };
const byHeader = { authKey: '', from: '', system_user_id: '' } as const;

describe.each(databases)('login on $database', (options) => {
  const world = worldOf(options);
  beforeEach(async () => {
    await world.forgetLogins();
    await setAccount('zhou', { isDisabled: false });
  });

  const anyServer = (index: number) => ({ server: world.server(index) });

  /** As if so many wrong passwords had come from this address: those beyond the hundredth wait, one a second. */
  async function fillAddress(tries: number) {
    const now = world.clock.now().getTime();
    const turns = Array.from(
      { length: tries },
      (_, i) => new Date(now + Math.max(0, i - 99) * 1000),
    );
    const row = { kind: passwordsFromAddress.kind, subject: '127.0.0.1', moments: turns };
    await world.database.transact((db) =>
      db
        .insert(throttles)
        .values(row)
        .onConflictDoUpdate({ target: [throttles.kind, throttles.subject], set: row }),
    );
  }

  async function setAccount(username: string, change: Partial<typeof accounts.$inferInsert>) {
    await world.database.transact((db) =>
      db.update(accounts).set(change).where(eq(accounts.username, username)),
    );
  }

  async function loginKey(accountId: number): Promise<string> {
    const now = world.clock.now();
    return world.database.transact((db) =>
      makeKey(db, { purpose: 'login', accountId }, 60_000, now),
    );
  }

  it('[CALL-077, CALL-050, ENTITY-001] lets a person in, whose token the login check knows', async () => {
    const { teacher_info } = await world.ask(login, { ...right, uname: 'ZHOU' });
    expect(teacher_info).toMatchObject({ teacher_id: 101, uname: 'zhou', auth_type: 'password' });
    expect(teacher_info.user_token).toMatch(/^[\w-]{43}$/);
    const token = teacher_info.user_token;
    const again = await world.ask(loginCheck, byHeader, { token });
    expect(again.teacher_info).toEqual(teacher_info);
  });

  it.each(userTypes)('[ENTITY-002] says of the type $type that one is $key', async ({ type }) => {
    const become = (userType: number) =>
      world.database.transact((db) =>
        db.update(accounts).set({ userType }).where(eq(accounts.username, 'zhou')),
      );
    await become(type);
    expect((await world.ask(login, right)).teacher_info.user_type).toBe(type);
    await become(4);
  });

  it('[ENTITY-004] names the subjects in the language of the interface', async () => {
    const chinese = await world.ask(login, right, { headers: { 'accept-language': 'zh-CN' } });
    expect(chinese.teacher_info.subject_list).toContainEqual({
      subject_id: 2,
      subject_name: '数学',
    });
    const english = await world.ask(login, right);
    expect(english.teacher_info.subject_list).toContainEqual({
      subject_id: 2,
      subject_name: 'Mathematics',
    });
  });

  it('[MSG-001] says the same of an unknown name, a wrong password and too many tries', async () => {
    const unknown = await world.send(login, { ...wrong, uname: 'nobody' });
    const first = await world.send(login, wrong);
    for (let i = 0; i < 5; i += 1) await world.send(login, wrong);
    const throttled = await world.send(login, right);
    expect(first.code).toBe(codes.wrongCredentials);
    expect(unknown.body).toBe(first.body);
    expect(throttled.body).toBe(first.body);
  });

  it('looks at five of 50 parallel passwords, and not at the right one after them', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => world.send(login, wrong, anyServer(i))),
    );
    expect(new Set(replies.map((reply) => reply.code))).toEqual(new Set([codes.wrongCredentials]));
    const [counted] = await world.database.query
      .select()
      .from(throttles)
      .where(eq(throttles.kind, passwordsOfAccount.kind));
    expect(counted?.moments).toHaveLength(5);
    expect((await world.send(login, right)).code).toBe(codes.wrongCredentials);
    expect(await world.ask(queryLimit, { uname: 'zhou' })).toEqual({ is_limit: 1, seconds: 60 });
    world.clock.advance(60_000);
    expect((await world.send(login, right)).code).toBe(codes.success);
  });

  it('lets wrong passwords wait longer each time, but never for good', async () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      const { seconds } = await world.ask(queryLimit, { uname: 'zhou' });
      if (seconds > 0) waits.push(seconds);
      world.clock.advance(seconds * 1000);
      await world.send(login, wrong);
    }
    expect(waits.slice(0, 3)).toEqual([60, 540, 3000]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3600);
  });

  it('forgets wrong tries after a right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await world.send(login, wrong);
      expect((await world.send(login, right)).code).toBe(codes.success);
    }
  });

  it("does not let strangers' tries lock the owner out where they have logged in before", async () => {
    await world.ask(login, right);
    await world.database.transact((db) => db.update(knownAddresses).set({ address: '192.0.2.7' }));
    for (let i = 0; i < 6; i += 1) await world.send(login, wrong);
    expect((await world.send(login, right)).code).toBe(codes.wrongCredentials);
    await world.database.transact((db) => db.update(knownAddresses).set({ address: '127.0.0.1' }));
    expect((await world.send(login, right)).code).toBe(codes.success);
  });

  it('throttles one address that tries many names', async () => {
    const replies = await Promise.all(
      Array.from({ length: 101 }, (_, i) =>
        world.send(login, { ...wrong, uname: `name${i}` }, anyServer(i)),
      ),
    );
    expect(replies.every((reply) => reply.code === codes.wrongCredentials)).toBe(true);
    const start = performance.now();
    expect((await world.send(login, right)).code).toBe(codes.success);
    expect(performance.now() - start).toBeGreaterThan(900);
    world.clock.advance(600_000);
    expect((await world.send(login, { ...right, uname: 'emily' })).code).toBe(codes.success);
  });

  it('takes no turn of an address for a right password', async () => {
    await fillAddress(passwordsFromAddress.most - 1);
    for (const uname of ['zhou', 'emily', 'newcomer']) {
      expect((await world.send(login, { ...right, uname })).code).toBe(codes.success);
    }
    const [counted] = await world.database.query
      .select()
      .from(throttles)
      .where(eq(throttles.kind, passwordsFromAddress.kind));
    expect(counted?.moments).toHaveLength(passwordsFromAddress.most - 1);
  });

  it('tells an address whose tries have no turn soon how long to wait, and does not blame the password', async () => {
    await fillAddress(107);
    const refused = await world.send(login, right);
    expect(refused).toMatchObject({ code: codes.throttled, data: { seconds: 3 } });
    expect(refused.message).toBe(en.throttledAddress.replace('{{seconds}}', '3'));
    const chinese = await world.send(login, right, { headers: { 'accept-language': 'zh-CN' } });
    expect(chinese.message).toBe(zh.throttledAddress.replace('{{seconds}}', '3'));
    expect(await world.ask(queryLimit, { uname: 'zhou' })).toEqual({ is_limit: 1, seconds: 3 });
  });

  it('lets people in at once where they have logged in before, whatever else their address tries', async () => {
    await world.ask(login, right);
    await fillAddress(107);
    expect((await world.send(login, right)).code).toBe(codes.success);
    expect(await world.ask(queryLimit, { uname: 'zhou' })).toEqual({ is_limit: 0, seconds: 0 });
  });

  it('[MSG-063] tells a disabled account why, once the password is right', async () => {
    const { teacher_info } = await world.ask(login, right);
    await setAccount('zhou', { isDisabled: true });
    const refused = await world.send(login, right);
    expect(refused.code).toBe(codes.loginRefused);
    expect(refused.message).toContain('disabled');
    expect((await world.send(login, wrong)).code).toBe(codes.wrongCredentials);
    const token = teacher_info.user_token;
    expect((await world.send(loginCheck, byHeader, { token })).code).toBe(codes.loginRefused);
    const other = await world.send(logout, { subject_id: 2 }, { token });
    expect(other.code).toBe(codes.tokenExpired);
  });

  it('[CALL-050] asks to log in when there is no token, a strange one, or one that ran out', async () => {
    const token = await world.tokenOf('zhou');
    expect((await world.send(loginCheck, byHeader)).code).toBe(codes.loginRequired);
    const strange = await world.send(loginCheck, byHeader, { token: 'x'.repeat(43) });
    expect(strange.code).toBe(codes.loginRequired);
    world.clock.advance(4 * 3_600_000 - 1);
    expect((await world.send(loginCheck, byHeader, { token })).code).toBe(codes.success);
    world.clock.advance(4 * 3_600_000);
    expect((await world.send(loginCheck, byHeader, { token })).code).toBe(codes.loginRequired);
  });

  it('ends a session 12 hours after it began, however busy it was', async () => {
    const token = await world.tokenOf('zhou');
    for (let hour = 1; hour < 12; hour += 1) {
      world.clock.advance(3_600_000);
      expect((await world.send(loginCheck, byHeader, { token })).code).toBe(codes.success);
    }
    world.clock.advance(3_600_000 - 1);
    expect((await world.send(loginCheck, byHeader, { token })).code).toBe(codes.success);
    world.clock.advance(1);
    expect((await world.send(loginCheck, byHeader, { token })).code).toBe(codes.loginRequired);
  });

  it('[CALL-078] lets a one-time token in once, of 16 that come at the same time', async () => {
    const token = await loginKey(102);
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, i) => world.send(loginByToken, { token }, anyServer(i))),
    );
    const refused = replies.filter(({ code }) => code === codes.wrongCredentials);
    expect(replies.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(refused).toHaveLength(15);
  });

  it('[CALL-078, MSG-003] says of a link that was used, is too old or never was that it is not valid', async () => {
    const used = await loginKey(102);
    const old = await loginKey(102);
    await world.ask(loginByToken, { token: used });
    world.clock.advance(60_000);
    for (const token of [used, old, 'x'.repeat(43)]) {
      const reply = await world.send(loginByToken, { token });
      expect(reply).toMatchObject({ code: codes.wrongCredentials, message: en.keySpent });
      const chinese = { headers: { 'accept-language': 'zh-CN' } };
      const again = await world.send(loginByToken, { token }, chinese);
      expect(again.message).toBe(zh.keySpent);
    }
  });

  it('[CALL-050] logs in by an auth key within a minute, and ends the session that was there', async () => {
    const token = await world.tokenOf('zhou');
    const check = {
      authKey: await loginKey(102),
      from: 'fast_login',
      system_user_id: '',
    } as const;
    const { teacher_info } = await world.ask(loginCheck, check, { token });
    expect(teacher_info).toMatchObject({ teacher_id: 102, auth_type: 'key' });
    expect((await world.send(loginCheck, byHeader, { token })).code).toBe(codes.loginRequired);
    const late = { ...check, authKey: await loginKey(102) };
    world.clock.advance(60_000);
    expect((await world.send(loginCheck, late)).code).toBe(codes.loginRequired);
  });

  it('[CALL-048, CALL-082] ends the session at once, in every process', async () => {
    const token = await world.tokenOf('zhou');
    await world.ask(logout, { subject_id: 2 }, { token });
    const after = await world.send(loginCheck, byHeader, { token, ...anyServer(1) });
    expect(after.code).toBe(codes.loginRequired);
  });
});
