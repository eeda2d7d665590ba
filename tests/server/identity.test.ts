import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkAccountDeprived,
  checkLimitLearn,
  checkPagePermission,
  identityBindStatus,
  identityQrCode,
  logout,
} from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { studentOptions } from '../../src/contract/options';
import { saveView, viewList } from '../../src/contract/savedViews';
import { accounts } from '../../server/db/tables';
import { seenOn, worldOf } from './rig';

const me = { account_id: 104, subject_id: 2 } as const;
const view = { path: '/student/list', name: 'Mine', query: 'search=a' } as const;
const as = { as: 'newcomer' };

describe.each(seenOn('postgres'))('identity and access on $database', (options) => {
  const world = worldOf(options);

  const setAccount = (change: Partial<typeof accounts.$inferInsert>) =>
    world.database.transact((db) =>
      db.update(accounts).set(change).where(eq(accounts.id, me.account_id)),
    );

  beforeEach(async () => {
    await world.forgetLogins();
    await setAccount({ identityBound: false, lockReason: null });
  });

  const press = (link: string, headers: Record<string, string> = {}) =>
    fetch(link, { method: 'POST', headers: { 'accept-language': 'en', ...headers } });

  it('[CALL-040, CALL-041, CALL-042, LIVE-001, ENTITY-008] binds by the page behind the QR, once', async () => {
    const limit = await world.ask(checkLimitLearn, { subject_id: 2 }, as);
    expect(limit).toEqual({ is_limit: 1, limit_type: 3 });
    const { date, link } = await world.ask(identityQrCode, me, as);
    expect(new Date(date).getTime() - world.clock.now().getTime()).toBe(120_000);
    expect(await world.ask(identityBindStatus, { ...me, type: 2 }, as)).toEqual({ status: 2 });

    const looked = await fetch(link, { headers: { 'accept-language': 'en' } });
    expect(await looked.text()).toContain('<button');
    expect(looked.headers.get('content-security-policy')).toMatch(/default-src 'none'.*nonce-/);
    expect(await world.ask(identityBindStatus, { ...me, type: 2 }, as)).toEqual({ status: 2 });

    expect(await (await press(link)).text()).toContain('confirmed');
    expect(await world.ask(identityBindStatus, { ...me, type: 2 }, as)).toEqual({ status: 1 });
    const free = await world.ask(checkLimitLearn, { subject_id: 2 }, as);
    expect(free).toEqual({ is_limit: 0, limit_type: 0 });

    await setAccount({ identityBound: false });
    expect(await (await press(link)).text()).toContain('no longer valid');
    expect(await world.ask(identityBindStatus, { ...me, type: 2 }, as)).toEqual({ status: 2 });
  });

  it('[CALL-040, MSG-020] knows no other type of identity than that of a teacher', async () => {
    for (const type of ['1', '3', '']) {
      const form = new URLSearchParams({ account_id: '104', subject_id: '2', type });
      expect((await world.post(identityBindStatus, form, as)).code).toBe(codes.badPayload);
    }
  });

  it('binds nothing by a QR of two minutes ago', async () => {
    const { link } = await world.ask(identityQrCode, me, as);
    world.clock.advance(120_000);
    await press(link);
    expect(await world.ask(identityBindStatus, { ...me, type: 2 }, as)).toEqual({ status: 2 });
  });

  it('[LIVE-001] binds by the QR of either of two tabs, and then by no other', async () => {
    const first = await world.ask(identityQrCode, me, as);
    const second = await world.ask(identityQrCode, me, as);
    expect(await (await press(first.link)).text()).toContain('confirmed');
    expect(await world.ask(identityBindStatus, { ...me, type: 2 }, as)).toEqual({ status: 1 });
    expect(await (await press(second.link)).text()).toContain('no longer valid');
  });

  it('binds nothing for a page of another site', async () => {
    const { link } = await world.ask(identityQrCode, me, as);
    const reply = await press(link, { 'sec-fetch-site': 'cross-site' });
    expect(reply.status).toBe(403);
    expect(await world.ask(identityBindStatus, { ...me, type: 2 }, as)).toEqual({ status: 2 });
  });

  it("gives nobody another account's QR or status: it is as absent as none", async () => {
    for (const [call, payload] of [
      [identityQrCode, me],
      [identityBindStatus, { ...me, type: 2 }],
    ] as const) {
      const foreign = await world.send(call, { ...payload, account_id: 101 }, as);
      const none = await world.send(call, { ...payload, account_id: 999_999 }, as);
      expect(foreign.code).toBe(codes.absent);
      expect(foreign.body).toBe(none.body);
    }
  });

  it('[CALL-047, CALL-201, ROLE-098, ROLE-099, CODE-008, MSG-064, SLK-01, SLK-02] keeps a locked account out, with the reason', async () => {
    const page = { subject_id: 2, route: '/teacher/home' } as const;
    expect(await world.ask(checkPagePermission, page, as)).toEqual({});
    await setAccount({ lockReason: 'Scores of the mid-term are missing' });
    const refused = await world.send(checkPagePermission, page, as);
    expect(refused.code).toBe(codes.noPermission);
    expect(refused.message).toBe('Scores of the mid-term are missing');
    expect(await world.ask(checkAccountDeprived, { subject_id: 2 }, as)).toEqual({
      is_deprived: 1,
      reason: 'Scores of the mid-term are missing',
    });
    await setAccount({ lockReason: null });
    expect(await world.ask(checkPagePermission, page, as)).toEqual({});
  });

  it('[ROLE-098, CODE-008] answers nothing of the areas to a locked account, and lets it leave', async () => {
    await setAccount({ lockReason: 'Scores of the mid-term are missing', identityBound: true });
    const asked = [
      await world.send(studentOptions, { subject_id: 2 }, as),
      await world.send(saveView, view, as),
    ];
    for (const { code, message } of asked) {
      expect(code).toBe(codes.noPermission);
      expect(message).toBe('Scores of the mid-term are missing');
    }
    expect(await world.ask(logout, { subject_id: 2 }, as)).toEqual({});
  });

  it('[ROLE-097] changes nothing for an account whose identity is not bound', async () => {
    expect((await world.send(saveView, view, as)).code).toBe(codes.forbidden);
    expect((await world.send(viewList, { path: view.path }, as)).code).toBe(codes.success);
    await setAccount({ identityBound: true });
    expect((await world.send(saveView, view, as)).code).toBe(codes.success);
  });

  it('keeps an account out of a subject that is not its own, on every call', async () => {
    const page = { subject_id: 4, route: '/teacher/home' } as const;
    expect((await world.send(checkPagePermission, page, as)).code).toBe(codes.noPermission);
    expect((await world.send(checkLimitLearn, { subject_id: 4 }, as)).code).toBe(codes.forbidden);
  });
});
