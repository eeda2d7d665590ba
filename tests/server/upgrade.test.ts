import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  accountList,
  bindAccounts,
  checkUpgrade,
  checkUserPassword,
  goBack,
  loginByCode,
  loginCheck,
  sendCode,
  switchAccount,
  upgradeAccount,
  wakeUpAccount,
} from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { accounts, outbox } from '../../server/db/tables';
import { databases, worldOf } from './rig';

const mobile = '13912345678';
const subject_id = 2;
const newcomer = { as: 'newcomer' };
const zhou = { uname: 'zhou', password: 'demo1234' };

describe.each(databases)('the account upgrade on $database', (options) => {
  const world = worldOf(options);

  const setAccount = (username: string, change: Partial<typeof accounts.$inferInsert>) =>
    world.database.transact((db) =>
      db.update(accounts).set(change).where(eq(accounts.username, username)),
    );

  beforeEach(async () => {
    await world.forgetLogins();
    await setAccount('newcomer', { phone: '19900001004', upgraded: false });
    await setAccount('zhou', { phone: '19900001001', isFrozen: false, isDisabled: false });
  });

  async function codeFor(as: string, phone = mobile): Promise<string> {
    await world.ask(sendCode, { subject_id, mobile: phone }, { as });
    const [text] = await world.database.query.select().from(outbox).orderBy(desc(outbox.id));
    return /\d{4}/.exec(text?.body ?? '')?.[0] ?? '';
  }

  async function upgrade(as = 'newcomer'): Promise<void> {
    await world.ask(upgradeAccount, { subject_id, mobile, v_code: await codeFor(as) }, { as });
  }

  it('[CALL-037, CALL-038, CALL-039, CALL-203] moves login to the phone, by the right code', async () => {
    expect(await world.ask(checkUpgrade, { subject_id }, newcomer)).toEqual({
      is_upgrade: 0,
      list: [],
    });
    await upgrade();
    const { is_upgrade } = await world.ask(checkUpgrade, { subject_id }, newcomer);
    expect(is_upgrade).toBe(1);
    const [kept] = await world.database.query
      .select()
      .from(accounts)
      .where(eq(accounts.username, 'newcomer'));
    expect(kept).toMatchObject({ phone: mobile, upgraded: true });
  });

  it('[MSG-019, UPG-14] refuses a wrong code, one of another account, and one for another phone', async () => {
    const code = await codeFor('type6');
    const asNewcomer = { subject_id, mobile, v_code: code };
    const foreign = await world.send(upgradeAccount, asNewcomer, newcomer);
    expect(foreign.code).toBe(codes.wrongCredentials);
    const other = { subject_id, mobile: '13912345679', v_code: code };
    const elsewhere = await world.send(upgradeAccount, other, { as: 'type6' });
    expect(elsewhere.code).toBe(codes.wrongCredentials);
    const login = await world.send(loginByCode, { mobile, v_code: code });
    expect(login.code).toBe(codes.wrongCredentials);
  });

  it('an account that is upgraded already keeps its phone, whoever has its session', async () => {
    await upgrade();
    const other = '13912345679';
    const v_code = await codeFor('newcomer', other);
    const refused = await world.send(
      upgradeAccount,
      { subject_id, mobile: other, v_code },
      newcomer,
    );
    expect(refused.code).toBe(codes.conflict);
    const rows = await world.database.query.select().from(accounts);
    expect(rows.find(({ username }) => username === 'newcomer')?.phone).toBe(mobile);
  });

  it('counts the tries of a refused upgrade', async () => {
    const code = await codeFor('newcomer');
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    for (let i = 0; i < 5; i += 1) {
      await world.send(upgradeAccount, { subject_id, mobile, v_code: wrong }, newcomer);
    }
    const right = await world.send(upgradeAccount, { subject_id, mobile, v_code: code }, newcomer);
    expect(right.code).toBe(codes.wrongCredentials);
  });

  it('sends an account ten codes an hour, to whatever mobiles', async () => {
    const ask = (i: number) =>
      world.send(sendCode, { subject_id, mobile: `1391234${1000 + i}` }, newcomer);
    for (let i = 0; i < 10; i += 1) expect((await ask(i)).code).toBe(codes.success);
    expect((await ask(10)).code).toBe(codes.throttled);
  });

  it('gives a repeated upgrade its first answer, though the code is used up', async () => {
    const v_code = await codeFor('newcomer');
    const again = { ...newcomer, requestId: 'upgrade-upgrade-1' };
    const first = await world.send(upgradeAccount, { subject_id, mobile, v_code }, again);
    const second = await world.send(upgradeAccount, { subject_id, mobile, v_code }, again);
    expect(first.code).toBe(codes.success);
    expect(second.body).toBe(first.body);
  });

  it('[VALID-107] [VALID-029] refuses a name of another form than the school’s accounts have', async () => {
    const asked = { subject_id, uname: 'zhou-1', password: 'demo1234' };
    const { code, data } = await world.send(checkUserPassword, asked, newcomer);
    expect({ code, data }).toEqual({
      code: codes.badPayload,
      data: { issues: [{ field: 'uname', rule: 'agentAccountName' }] },
    });
    // A school that is no agent's may have it: no such account is known.
    const other = await world.send(checkUserPassword, asked, { as: 'type6' });
    expect(other.code).toBe(codes.wrongCredentials);
    const dotted = { ...asked, uname: 'zhou.1' };
    const wrong = await world.send(checkUserPassword, dotted, { as: 'type6' });
    expect(wrong.data).toEqual({ issues: [{ field: 'uname', rule: 'accountName' }] });
  });

  it('[CALL-035, CALL-036, ROLE-093, ENTITY-003] merges an account whose password was shown, and only such', async () => {
    await upgrade();
    const unproven = await world.send(bindAccounts, { subject_id, lstUserId: [101] }, newcomer);
    expect(unproven.code).toBe(codes.conflict);
    expect(unproven.message).toContain('password');
    const wrong = { subject_id, ...zhou, password: 'wrong' } as const;
    const refused = await world.send(checkUserPassword, wrong, newcomer);
    expect(refused.code).toBe(codes.wrongCredentials);
    expect(await world.ask(checkUserPassword, { subject_id, ...zhou }, newcomer)).toEqual({
      userId: 101,
      userName: 'zhou',
    });
    const byOther = await world.send(
      bindAccounts,
      { subject_id: 1, lstUserId: [101] },
      { as: 'emily' },
    );
    expect(byOther.code).not.toBe(codes.success);
    const { list } = await world.ask(checkUpgrade, { subject_id }, newcomer);
    expect(list).toContainEqual({ userId: 101, userName: 'zhou' });
    await world.ask(bindAccounts, { subject_id, lstUserId: [101] }, newcomer);
    const accountsNow = await world.ask(accountList, { subject_id }, newcomer);
    expect(accountsNow.list).toMatchObject([
      {
        ...{ userId: 101, account_id: 101, songshu_system_userid: expect.any(String) },
        ...{ school_id: 1, school_name: expect.any(String), is_freeze: 0, is_disabled: 0 },
      },
      { account_id: 104 },
    ]);
  });

  it('binds nothing when one of the accounts was not proven', async () => {
    await upgrade();
    await world.ask(checkUserPassword, { subject_id, ...zhou }, newcomer);
    const phones = () =>
      world.database.query
        .select({ id: accounts.id, phone: accounts.phone, upgraded: accounts.upgraded })
        .from(accounts)
        .orderBy(accounts.id);
    const before = await phones();
    const both = { subject_id, lstUserId: [101, 102] };
    expect((await world.send(bindAccounts, both, newcomer)).code).toBe(codes.conflict);
    expect(await phones()).toEqual(before);
  });

  it('[UPG-38] says that the password has to be shown once more when that was too long ago', async () => {
    await upgrade();
    await world.ask(checkUserPassword, { subject_id, ...zhou }, newcomer);
    world.clock.advance(11 * 60_000);
    const late = await world.send(bindAccounts, { subject_id, lstUserId: [101] }, newcomer);
    expect(late).toMatchObject({ code: codes.conflict });
    expect(late.message).toContain('10 minutes');
    await world.ask(checkUserPassword, { subject_id, ...zhou }, newcomer);
    await world.ask(bindAccounts, { subject_id, lstUserId: [101] }, newcomer);
  });

  it('throttles the passwords of accounts to merge with those of the login', async () => {
    await upgrade();
    const wrong = { subject_id, ...zhou, password: 'wrong' } as const;
    for (let i = 0; i < 5; i += 1) await world.send(checkUserPassword, wrong, newcomer);
    const right = await world.send(checkUserPassword, { subject_id, ...zhou }, newcomer);
    expect(right.code).toBe(codes.throttled);
  });

  describe('and then', () => {
    const toZhou = { user_id: 101, account_id: 101 };
    beforeEach(async () => {
      await setAccount('newcomer', { phone: mobile, upgraded: true });
      await setAccount('zhou', { phone: mobile });
    });

    const enterBy = (authKey: string) =>
      world.ask(loginCheck, { authKey, from: 'account', system_user_id: '' });

    it('[ROLE-093, CALL-083] switches to another account of the person, and back', async () => {
      const there = await world.ask(switchAccount, toZhou, newcomer);
      const { teacher_info } = await enterBy(there.auth_key);
      expect(teacher_info.teacher_id).toBe(101);
      expect(teacher_info.switched_from).toBe(104);
      const token = teacher_info.user_token;
      await setAccount('newcomer', { isFrozen: true });
      expect((await world.send(goBack, { subject_id }, { token })).code).toBe(codes.conflict);
      await setAccount('newcomer', { isFrozen: false });
      const back = await world.ask(goBack, { subject_id }, { token });
      expect((await enterBy(back.auth_key)).teacher_info.teacher_id).toBe(104);
      const refused = await world.send(goBack, { subject_id }, newcomer);
      expect(refused.code).toBe(codes.absent);
    });

    it('switches to nobody else', async () => {
      for (const id of [102, 103, 999_999]) {
        const target = { user_id: id, account_id: id };
        expect((await world.send(switchAccount, target, newcomer)).code).toBe(codes.absent);
        expect((await world.send(wakeUpAccount, target, newcomer)).code).toBe(codes.absent);
      }
      const mixed = { user_id: 104, account_id: 101 };
      expect((await world.send(switchAccount, mixed, newcomer)).code).toBe(codes.absent);
    });

    it('[CALL-014, WAK-02, WAK-08] wakes a frozen account up before it is entered', async () => {
      await setAccount('zhou', { isFrozen: true });
      expect((await world.send(switchAccount, toZhou, newcomer)).code).toBe(codes.conflict);
      const { auth_key, from } = await world.ask(wakeUpAccount, toZhou, newcomer);
      expect(from).toBe('account');
      expect((await enterBy(auth_key)).teacher_info.teacher_id).toBe(101);
    });

    it('[WAK-01, MSG-063] enters no disabled account', async () => {
      await setAccount('zhou', { isDisabled: true });
      for (const call of [switchAccount, wakeUpAccount]) {
        const refused = await world.send(call, toZhou, newcomer);
        expect(refused.code).toBe(codes.forbidden);
        expect(refused.message).toContain('disabled');
      }
    });
  });
});
