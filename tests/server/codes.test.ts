import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import en from '../../locales/en/server.json' with { type: 'json' };
import { login, loginByCode, sendLoginCode } from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { accounts, outbox, phoneCodes, sessions } from '../../server/db/tables';
import { databases, worldOf } from './rig';

const mobile = '19900001001';
const minute = 60_000;

describe.each(databases)('login by SMS code on $database', (options) => {
  const world = worldOf(options);
  beforeEach(() => world.forgetLogins());

  async function lastCode(phone = mobile): Promise<string> {
    const [text] = await world.database.query
      .select()
      .from(outbox)
      .where(eq(outbox.phone, phone))
      .orderBy(desc(outbox.id))
      .limit(1);
    return /\d{4}/.exec(text?.body ?? '')?.[0] ?? 'none';
  }

  async function freshCode(): Promise<string> {
    await world.ask(sendLoginCode, { mobile });
    return lastCode();
  }

  const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
  const logIn = (v_code: string, server = 0) =>
    world.send(loginByCode, { mobile, v_code }, { server: world.server(server) });
  const sent = async () => (await world.database.query.select().from(outbox)).length;

  it('[SCREEN-001, CALL-079] lets an upgraded account in, once a code', async () => {
    const code = await freshCode();
    const { teacher_info } = await world.ask(loginByCode, { mobile, v_code: code });
    expect(teacher_info).toMatchObject({ teacher_id: 101, auth_type: 'code' });
    expect((await logIn(code)).code).toBe(codes.wrongCredentials);
  });

  it('keeps no code that could be read', async () => {
    const code = await freshCode();
    const [kept] = await world.database.query.select().from(phoneCodes);
    expect(kept?.codeHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(kept)).not.toContain(`"${code}"`);
  });

  it('answers the same for a number that no upgraded account has, and sends nothing', async () => {
    const known = await world.send(sendLoginCode, { mobile });
    const unknown = await world.send(sendLoginCode, { mobile: '19911112222' });
    const notUpgraded = await world.send(sendLoginCode, { mobile: '19900001004' });
    expect([unknown.body, notUpgraded.body]).toEqual([known.body, known.body]);
    expect(await sent()).toBe(1);
    const wrong = await world.send(loginByCode, { mobile: '19911112222', v_code: '1234' });
    expect(wrong.body).toBe((await logIn(other(await lastCode()))).body);
  });

  it('[MSG-019, VALID-106] looks at five of 50 parallel codes, and not at the right one after them', async () => {
    const code = await freshCode();
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => logIn(other(code), i)));
    expect(replies.map((reply) => reply.code)).toEqual(Array(50).fill(codes.wrongCredentials));
    expect(replies[0]?.message).toContain('code');
    const [kept] = await world.database.query.select().from(phoneCodes);
    expect(kept?.tries).toBe(5);
    expect((await logIn(code)).code).toBe(codes.wrongCredentials);
  });

  it('makes one session of 16 parallel right codes', async () => {
    const code = await freshCode();
    const replies = await Promise.all(Array.from({ length: 16 }, (_, i) => logIn(code, i)));
    expect(replies.filter((reply) => reply.code === codes.success)).toHaveLength(1);
    expect(await world.database.query.select().from(sessions)).toHaveLength(1);
  });

  it('puts a new code in place of the old one, tries included', async () => {
    const old = await freshCode();
    for (let i = 0; i < 5; i += 1) await logIn(other(old));
    world.clock.advance(minute);
    let fresh = await freshCode();
    while (fresh === old) {
      world.clock.advance(minute);
      fresh = await freshCode();
    }
    expect((await logIn(old)).code).toBe(codes.wrongCredentials);
    expect((await logIn(fresh)).code).toBe(codes.success);
  });

  it('lets a code be good for five minutes', async () => {
    const code = await freshCode();
    world.clock.advance(5 * minute - 1);
    expect((await logIn(other(code))).code).toBe(codes.wrongCredentials);
    world.clock.advance(1);
    expect((await logIn(code)).code).toBe(codes.wrongCredentials);
    const next = await freshCode();
    world.clock.advance(5 * minute - 1);
    expect((await logIn(next)).code).toBe(codes.success);
  });

  it('[VALID-028, CONST-060] sends again after a minute, and says how long to wait', async () => {
    await world.ask(sendLoginCode, { mobile });
    world.clock.advance(minute - 1000);
    const soon = await world.send(sendLoginCode, { mobile });
    expect(soon).toMatchObject({ code: codes.throttled, data: { seconds: 1 } });
    world.clock.advance(1000);
    expect((await world.send(sendLoginCode, { mobile })).code).toBe(codes.success);
  });

  it('sends one code when many ask at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        world.send(sendLoginCode, { mobile }, { server: world.server(i) }),
      ),
    );
    expect(replies.filter((reply) => reply.code === codes.success)).toHaveLength(1);
    expect(await sent()).toBe(1);
  });

  it('sends a phone five codes an hour and ten a day', async () => {
    const outcomes: boolean[] = [];
    for (let quarter = 0; quarter < 24 * 4; quarter += 1) {
      for (let i = 0; i < 3; i += 1) {
        const { code } = await world.send(sendLoginCode, { mobile });
        outcomes.push(code === codes.success);
        world.clock.advance(5 * minute - 1);
      }
    }
    const taken = (from: number, to: number) => outcomes.slice(from, to).filter(Boolean).length;
    expect(taken(0, 12)).toBe(5);
    expect(taken(0, outcomes.length)).toBe(10);
    world.clock.advance(15 * minute);
    expect((await world.send(sendLoginCode, { mobile })).code).toBe(codes.success);
  });

  it('slows down strangers to an address after 20 codes an hour, and not who has logged in there', async () => {
    const ask = (i: number) =>
      world.send(sendLoginCode, { mobile: `1990000${2000 + i}` }, { server: world.server(i) });
    const replies = await Promise.all(Array.from({ length: 25 }, (_, i) => ask(i)));
    const refused = replies.filter((reply) => reply.code !== codes.success);
    expect(refused).toHaveLength(3);
    for (const { code, data, message } of refused) {
      expect({ code, data }).toEqual({ code: codes.throttled, data: { seconds: 1 } });
      expect(message).toBe(en.throttledAddress.replace('{{seconds}}', '1'));
    }
    await world.ask(login, { uname: 'zhou', password: 'demo1234' });
    expect((await world.send(sendLoginCode, { mobile })).code).toBe(codes.success);
    expect((await ask(25)).code).toBe(codes.throttled);
    world.clock.advance(3000);
    expect((await ask(25)).code).toBe(codes.success);
  });

  it('[MSG-063] does not let a disabled account in', async () => {
    const setDisabled = (isDisabled: boolean) =>
      world.database.transact((db) =>
        db.update(accounts).set({ isDisabled }).where(eq(accounts.phone, mobile)),
      );
    const code = await freshCode();
    await setDisabled(true);
    expect((await logIn(code)).code).toBe(codes.loginRefused);
    await setDisabled(false);
  });
});
