import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { updatePassword } from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import {
  allocationQrCode,
  coinCount,
  purchaseQrCode,
  sendAllocationRequest,
} from '../../src/contract/rewards';
import { toMoment } from '../../src/domain/businessTime';
import { coinCodeLifetime } from '../../src/domain/rewards';
import { accounts, transfers } from '../../server/db/tables';
import { hashSecret } from '../../server/account/password';
import { allocateCoins } from '../../server/rewards/exchange';
import { freezeBySystem, liftSystemFreeze } from '../../server/rewards/freezing';
import { ledgerFaults } from '../../server/rewards/ledger';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { password } from './rig/fill';
import { toldIn } from './rig/published';
import { showPassword } from './rig/shownPassword';
import { addPeople, anna, ben, carl } from './scene/people';
import { addRewards, agent, emptyPurse, giveCoins } from './scene/rewards';

const subject_id = 3;
const english = { 'accept-language': 'en' };

describe.each(databases)('where coins come from on $database', (options) => {
  const world = worldOf(options, [addPeople, addRewards]);
  beforeEach(async () => {
    await world.forgetLogins();
    for (const { id } of [anna, ben, carl, agent]) await emptyPurse(world, id);
  });
  const told = toldIn(world, ({ type }, accounts) => `${type} ${accounts.join()}`);

  const coinsOf = async ({ username }: { username: string }) =>
    (await world.ask(coinCount, { subject_id }, { as: username })).coin_cnt;
  const supplyOf = async ({ username }: { username: string }) =>
    (await world.ask(coinCount, { subject_id }, { as: username })).supply;
  const codeFor = async (call: typeof purchaseQrCode, { username: as } = agent) =>
    (await world.ask(call, { subject_id }, { as })).qrcode_url;
  const look = async (link: string) => (await fetch(link, { headers: english })).text();
  const press = async (link: string, form: Record<string, string>) => {
    const body = new URLSearchParams(form);
    const reply = await fetch(link, { method: 'POST', headers: english, body });
    return { status: reply.status, text: await reply.text() };
  };

  const setAgent = (change: Partial<typeof accounts.$inferInsert>) =>
    world.database.transact((db) =>
      db.update(accounts).set(change).where(eq(accounts.id, agent.id)),
    );

  it('[ROLE-032] [ROLE-033] [ROLE-034] [CALL-021] everybody knows how they come by coins', async () => {
    expect(await supplyOf(agent)).toBe('agent');
    expect(await supplyOf(anna)).toBe('request');
    expect(await supplyOf(carl)).toBe('purchase');
  });

  it.each([
    [purchaseQrCode, anna],
    [allocationQrCode, anna],
    [allocationQrCode, carl],
    [sendAllocationRequest, agent],
    [sendAllocationRequest, carl],
  ] as const)(
    '[ROLE-032] [ROLE-033] $path is not for everybody',
    async (call, { username: as }) => {
      const refused = await world.send(call, { subject_id }, { as });
      expect(refused.code).toBe(codes.forbidden);
      expect(refused.message).not.toBe('');
      expect((await world.send(call, { subject_id })).code).toBe(codes.loginRequired);
      const other = await world.send(call, { subject_id: 99 }, { as });
      expect(other.code).toBe(codes.forbidden);
    },
  );

  describe('buying', () => {
    it.each([agent, carl])(
      '[CALL-020] [SHELL-014] is done once by the page behind the QR: $username',
      async (person) => {
        const asked = { as: person.username };
        const { qrcode_url: link, expires_at } = await world.ask(
          purchaseQrCode,
          { subject_id },
          asked,
        );
        expect(expires_at).toBe(toMoment(new Date(today.getTime() + coinCodeLifetime)));
        expect(await look(link)).toContain(person.realName);
        expect(await coinsOf(person)).toBe(0);
        expect((await press(link, { coins: '500' })).text).toContain('500 gold coins are in your');
        expect(await coinsOf(person)).toBe(500);
        await expect
          .poll(() => told)
          .toEqual([`coins.changed ${person.id}`, `coins.purchased ${person.id}`]);
        // Whoever lost the answer is told that it was done.
        expect((await press(link, { coins: '500' })).text).toContain('what it was for is done');
        expect(await look(link)).toContain('what it was for is done');
        expect(await coinsOf(person)).toBe(500);
      },
    );

    it('[CALL-020] codes of several tabs are good until one is used, of 16 that are used at once too', async () => {
      const links = await Promise.all(Array.from({ length: 16 }, () => codeFor(purchaseQrCode)));
      const pages = await Promise.all(links.map(look));
      expect(pages.filter((page) => page.includes('<button'))).toHaveLength(16);
      const used = await Promise.all(links.map((link) => press(link, { coins: '100' })));
      expect(used.filter(({ text }) => text.includes('100 gold coins'))).toHaveLength(1);
      expect(await coinsOf(agent)).toBe(100);
      const after = await Promise.all(links.map(look));
      expect(after.filter((page) => page.includes('<button'))).toHaveLength(0);
    });

    it('takes no number but those of the packages, and the code stays good', async () => {
      const link = await codeFor(purchaseQrCode);
      for (const coins of ['0', '-100', '101', '1e9', 'x', '']) {
        expect((await press(link, { coins })).text).toContain('Please check');
      }
      expect((await press(link, {})).text).toContain('<button');
      expect(await coinsOf(agent)).toBe(0);
      await press(link, { coins: '100' });
      expect(await coinsOf(agent)).toBe(100);
    });

    it('is nothing after five minutes, or for a disabled account', async () => {
      const fresh = await codeFor(purchaseQrCode);
      world.clock.advance(coinCodeLifetime);
      expect((await press(fresh, { coins: '100' })).text).toContain('no longer valid');
      world.clock.set(today);
      await setAgent({ isDisabled: true });
      expect((await press(fresh, { coins: '100' })).text).toContain('no longer valid');
      await setAgent({ isDisabled: false });
      expect(await coinsOf(agent)).toBe(0);
    });

    it('[CALL-020] is nothing while the account is locked, and once it has a new password', async () => {
      const locked = await codeFor(purchaseQrCode);
      await setAgent({ lockReason: 'A fee is due' });
      expect((await press(locked, { coins: '100' })).text).toContain('no longer valid');
      await setAgent({ lockReason: null });
      const link = await codeFor(purchaseQrCode);
      const token = await world.tokenOf(agent.username);
      await showPassword(world, { token }, { uname: agent.username, password });
      await world.ask(updatePassword, { password: 'Fresh123' }, { token });
      expect((await press(link, { coins: '100' })).text).toContain('no longer valid');
      await setAgent({ passwordHash: await hashSecret(password) });
    });

    it('[CALL-020] a code of the one page is nothing on the other', async () => {
      const link = await codeFor(purchaseQrCode);
      const other = link.replace('/coins/purchase/', '/coins/allocation/');
      expect(other).not.toBe(link);
      expect(await look(other)).toContain('no longer valid');
    });

    it('happens once where the button is pressed sixteen times at once', async () => {
      const link = await codeFor(purchaseQrCode);
      const replies = await Promise.all(
        Array.from({ length: 16 }, () => press(link, { coins: '100' })),
      );
      expect(replies.every(({ status }) => status === 200)).toBe(true);
      expect(await coinsOf(agent)).toBe(100);
    });
  });

  describe('allocating', () => {
    const allocated = (link: string, coins: string, payee = anna.id) =>
      press(link, { payee: String(payee), coins, answer: 'sure' });

    it('[CALL-019] [ROLE-032] moves coins from the agent administrator to an analyst of the school', async () => {
      await giveCoins(world, { accountId: agent.id }, 300);
      const link = await codeFor(allocationQrCode);
      const page = await look(link);
      expect(page).toContain(anna.realName);
      expect(page).toContain(ben.realName);
      expect(page).not.toContain(carl.realName);
      expect(page).toContain('300');
      expect((await allocated(link, '120')).text).toContain('Anna Abel (anna) has got 120');
      expect(await coinsOf(agent)).toBe(180);
      expect(await coinsOf(anna)).toBe(120);
      await expect.poll(() => told.toSorted()).toContain(`coins.changed ${anna.id}`);
      expect(told).toContain(`coins.changed ${agent.id}`);
      expect(told.filter((message) => message.startsWith('coins.allocated'))).toEqual([
        `coins.allocated ${agent.id}`,
      ]);
      const [entry] = await world.database.query
        .select()
        .from(transfers)
        .where(and(eq(transfers.kind, 'allocation'), eq(transfers.operatorId, agent.id)));
      expect(entry).toMatchObject({ amount: 120, asset: 'coin' });
    });

    it('[ROLE-032] says whom, how many and what is left before it is done, and keeps what was typed', async () => {
      await giveCoins(world, { accountId: agent.id }, 300);
      const link = await codeFor(allocationQrCode);
      const sent = { payee: String(ben.id), coins: '120' };
      const asked = await press(link, sent);
      expect(asked.text).toContain(
        'Allocate 120 gold coins to Ben Bauer (ben)? You will have 180 left',
      );
      const changed = await press(link, { ...sent, answer: 'change' });
      const refused = await press(link, { ...sent, coins: '301' });
      expect(refused.text).toContain('Insufficient balance of gold coins');
      for (const [{ text }, coins] of [
        [changed, '120'],
        [refused, '301'],
      ] as const) {
        expect(text).toMatch(new RegExp(`value="${ben.id}" selected`));
        expect(text).toContain(`value="${coins}"`);
      }
      expect([await coinsOf(agent), await coinsOf(ben)]).toEqual([300, 0]);
      await press(link, { ...sent, answer: 'sure' });
      expect([await coinsOf(agent), await coinsOf(ben)]).toEqual([180, 120]);
    });

    it('[VALID-039] [MSG-025] [ROLE-103] is refused beyond the balance; the code stays good for less', async () => {
      await giveCoins(world, { accountId: agent.id }, 100);
      const link = await codeFor(allocationQrCode);
      const refused = await allocated(link, '101');
      expect(refused.text).toContain('Insufficient balance of gold coins');
      expect(refused.text).toContain('<button');
      expect([await coinsOf(agent), await coinsOf(anna)]).toEqual([100, 0]);
      await allocated(link, '100');
      expect([await coinsOf(agent), await coinsOf(anna)]).toEqual([0, 100]);
    });

    it('is refused for strangers, for nobody, and for what is no whole number above 0', async () => {
      await giveCoins(world, { accountId: agent.id }, 100);
      const link = await codeFor(allocationQrCode);
      for (const [coins, payee] of [
        ['10', carl.id],
        ['10', agent.id],
        ['10', 999_999],
        ['0', anna.id],
        ['-5', anna.id],
        ['1.5', anna.id],
        ['1e1', anna.id],
        ['', anna.id],
        ['999999999', anna.id],
      ] as const) {
        expect((await allocated(link, coins, payee)).text).toContain('role="alert"');
      }
      expect([await coinsOf(agent), await coinsOf(anna), await coinsOf(carl)]).toEqual([100, 0, 0]);
    });

    it('[ROLE-032] is refused while the agent’s own coins are frozen, and held while the analyst’s are', async () => {
      const owner = { accountId: agent.id };
      await giveCoins(world, owner, 100);
      const link = await codeFor(allocationQrCode);
      await world.database.transact((db) => freezeBySystem(db, owner, 'Under audit.', today));
      expect((await allocated(link, '10')).text).toContain('frozen');
      await world.database.transact((db) => liftSystemFreeze(db, owner, today));
      await allocated(link, '10');
      expect(await coinsOf(anna)).toBe(10);
      const payee = { accountId: anna.id };
      await world.database.transact((db) => freezeBySystem(db, payee, 'Under audit.', today));
      const { text } = await allocated(await codeFor(allocationQrCode), '10');
      expect([text.includes('are held for this analyst'), await coinsOf(anna)]).toEqual([true, 10]);
      await world.database.transact((db) => liftSystemFreeze(db, payee, today));
    });

    it('is refused for a page of another site', async () => {
      await giveCoins(world, { accountId: agent.id }, 100);
      const link = await codeFor(allocationQrCode);
      const body = new URLSearchParams({ payee: String(anna.id), coins: '10' });
      const headers = { ...english, 'sec-fetch-site': 'cross-site' };
      expect((await fetch(link, { method: 'POST', headers, body })).status).toBe(403);
      expect(await coinsOf(anna)).toBe(0);
    });

    it('[ROLE-103] gives the last coins away once: ten of fifty at once get ten of a hundred', async () => {
      await giveCoins(world, { accountId: agent.id }, 100);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) =>
          world.database.transact((db) =>
            allocateCoins(
              db,
              agent,
              { payeeId: index % 2 === 0 ? anna.id : ben.id, amount: 10 },
              today,
            ),
          ),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') {
          expect(outcome.reason).toMatchObject({ words: { key: 'coins.insufficient' } });
        }
      }
      expect(await coinsOf(agent)).toBe(0);
      expect((await coinsOf(anna)) + (await coinsOf(ben))).toBe(100);
    });
  });

  it('adds up at the end', async () => {
    expect(await ledgerFaults(world.database.query)).toEqual([]);
  });
});
