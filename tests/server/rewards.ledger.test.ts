import { join } from 'node:path';
import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { freezeCoinAccount, unfreezeCoinAccount } from '../../src/contract/rewards';
import type { CoinAccount } from '../../src/machines/rewards/coinAccount';
import { dailyActs, purses, transfers } from '../../server/db/tables';
import { folderFiles } from '../../server/files/store';
import { keepHouse } from '../../server/housekeeping';
import { earn, findCoinAccount, happenTo } from '../../server/rewards/coinAccounts';
import { ledgerFaults } from '../../server/rewards/ledger';
import { pay } from '../../server/rewards/payment';
import type { Owner } from '../../server/rewards/purses';
import { databases, worldOf, today } from './rig';
import { addPeople, anna, ben, carl } from './scene/people';
import { addRewards, giveCoins } from './scene/rewards';

const subject_id = 3;
const student_id = 81001;
const reason = 'Coins were given for copied homework.';
const entry = { kind: 'reward', operatorId: anna.id, at: today } as const;

/** Whoever takes part in the random story, payers first. */
const owners = [
  { accountId: anna.id },
  { accountId: ben.id },
  { studentId: 81002 },
  { studentId: 81003 },
] as const satisfies Owner[];

type Step =
  | {
      does: 'earn' | 'freeze' | 'unfreeze' | 'freezeBySystem' | 'lift';
      who: number;
      amount: number;
    }
  | { does: 'pay'; from: number; to: number; amount: number };

const amount = fc.integer({ min: 1, max: 60 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constantFrom('earn', 'freeze', 'unfreeze', 'freezeBySystem', 'lift'),
    who: fc.integer({ min: 0, max: 3 }),
    amount,
  }),
  fc.record({
    does: fc.constant('pay'),
    from: fc.integer({ min: 0, max: 1 }),
    to: fc.integer({ min: 2, max: 3 }),
    amount,
  }),
);

/** The story told with numbers alone: what a person would expect. */
class Expectation {
  readonly accounts: CoinAccount[];
  constructor(accounts: readonly CoinAccount[]) {
    this.accounts = accounts.map((account) => ({ ...account }));
  }

  #at(who: number): CoinAccount {
    const account = this.accounts[who];
    if (account === undefined) throw new Error('nobody is there');
    return account;
  }

  #set(who: number, change: Partial<CoinAccount>): boolean {
    this.accounts[who] = { ...this.#at(who), ...change };
    return true;
  }

  #earn(who: number, coins: number): boolean {
    const { status, balance, held } = this.#at(who);
    return this.#set(
      who,
      status === 'normal' ? { balance: balance + coins } : { held: held + coins },
    );
  }

  #thaw(who: number, from: CoinAccount['status']): boolean {
    const { status, balance, held } = this.#at(who);
    if (status !== from) return false;
    return this.#set(who, { status: 'normal', balance: balance + held, held: 0, reason: null });
  }

  /** Takes the step and says whether it may be taken. */
  take(one: Step): boolean {
    switch (one.does) {
      case 'earn':
        return this.#earn(one.who, one.amount);
      case 'freeze':
        return (
          this.#at(one.who).status === 'normal' && this.#set(one.who, { status: 'frozen', reason })
        );
      case 'freezeBySystem':
        return (
          this.#at(one.who).status === 'normal' &&
          this.#set(one.who, { status: 'systemFrozen', reason })
        );
      case 'unfreeze':
        return this.#thaw(one.who, 'frozen');
      case 'lift':
        return this.#thaw(one.who, 'systemFrozen');
      case 'pay': {
        const payer = this.#at(one.from);
        if (payer.status !== 'normal' || payer.balance < one.amount) return false;
        this.#set(one.from, { balance: payer.balance - one.amount });
        return this.#earn(one.to, one.amount);
      }
    }
  }
}

const eventOf = {
  freeze: { type: 'account.frozen', reason },
  unfreeze: { type: 'account.unfrozen' },
  freezeBySystem: { type: 'systemFreeze.began', reason },
  lift: { type: 'systemFreeze.lifted' },
} as const;

describe.each(databases)('the ledger on $database', (options) => {
  const world = worldOf(options, [addPeople, addRewards]);
  beforeEach(() => world.forgetLogins());

  const ownerAt = (index: number): Owner => owners[index] ?? owners[0];
  const accountOf = (owner: Owner) => findCoinAccount(world.database.query, owner);
  const all = () => Promise.all(owners.map((owner) => accountOf(owner)));

  const take = async (one: Step): Promise<boolean> => {
    try {
      await world.database.transact(async (db) => {
        if (one.does === 'pay') {
          const payment = { payer: ownerAt(one.from), payee: ownerAt(one.to), amount: one.amount };
          await pay(db, payment, entry);
        } else if (one.does === 'earn') await earn(db, ownerAt(one.who), one.amount, entry);
        else await happenTo(db, ownerAt(one.who), eventOf[one.does], entry);
      });
      return true;
    } catch (error) {
      expect(error).toMatchObject({ name: 'Refusal' });
      return false;
    }
  };

  it(
    '[ROLE-102] [ROLE-103] does in any order of steps what numbers alone would say',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
          const expected = new Expectation(await all());
          for (const one of steps) expect(await take(one), one.does).toBe(expected.take(one));
          expect(await all()).toEqual(expected.accounts);
          expect(await ledgerFaults(world.database.query)).toEqual([]);
        }),
        { numRuns: 40 },
      );
    },
  );

  it(
    'loses and makes no coin where freezing, earning and thawing race',
    { timeout: 60_000 },
    async () => {
      const owner = { studentId: 81009 };
      const start = await accountOf(owner);
      let earned = 0;
      for (let round = 0; round < 10; round += 1) {
        const does = (work: Step['does']) =>
          world.database
            .transact((db) =>
              work === 'earn' || work === 'pay'
                ? earn(db, owner, 7, entry)
                : happenTo(db, owner, eventOf[work], entry),
            )
            .then(
              () => true,
              () => false,
            );
        const steps = ['earn', 'freeze', 'earn', 'unfreeze', 'earn', 'unfreeze', 'earn'] as const;
        const done = await Promise.all(steps.map((one) => does(one)));
        earned += 7 * steps.filter((one, at) => one === 'earn' && done[at]).length;
      }
      const end = await accountOf(owner);
      expect(earned).toBe(280);
      expect(end.balance + end.held).toBe(start.balance + start.held + earned);
      expect(await ledgerFaults(world.database.query)).toEqual([]);
    },
  );

  it('[COI-01] [COI-07] [CALL-155] [VALID-046] a freeze holds what is earned, the thaw deposits it at once', async () => {
    const as = anna.username;
    const owner = { studentId: student_id };
    const { balance } = await accountOf(owner);
    const frozen = await world.ask(freezeCoinAccount, { subject_id, student_id, reason }, { as });
    expect(frozen).toEqual({ status: 'frozen', coin_cnt: balance, held_cnt: 0 });
    await giveCoins(world, owner, 30);
    await giveCoins(world, owner, 12);
    expect(await accountOf(owner)).toMatchObject({ balance, held: 42, reason });
    const thawed = await world.ask(unfreezeCoinAccount, { subject_id, student_id }, { as });
    const after = { status: 'normal', coin_cnt: balance + 42, held_cnt: 0 };
    expect(thawed).toEqual({ ...after, name: expect.stringMatching(/./), released_cnt: 42 });
    const releases = await world.database.query
      .select({ amount: transfers.amount, by: transfers.operatorId })
      .from(transfers)
      .innerJoin(purses, eq(purses.id, transfers.toId))
      .where(sql`${transfers.kind} = 'release' and ${purses.studentId} = ${student_id}`);
    expect(releases).toEqual([{ amount: 42, by: anna.id }]);
  });

  it.each([
    ['without a login', {}, '3', codes.loginRequired],
    ['by an account that does not see the student', { as: carl.username }, '3', codes.absent],
    ['in a subject that is not theirs', { as: anna.username }, '99', codes.forbidden],
  ] as const)('[ROLE-044] nothing is frozen %s', async (_, who, subject, code) => {
    const form = new URLSearchParams({ subject_id: subject, student_id: '81003', reason });
    const before = await accountOf({ studentId: 81003 });
    expect((await world.post(freezeCoinAccount, form, who)).code).toBe(code);
    form.delete('reason');
    expect((await world.post(unfreezeCoinAccount, form, who)).code).toBe(code);
    expect(await accountOf({ studentId: 81003 })).toEqual(before);
  });

  it.each(['', '  ', 'x', 'y'.repeat(201)])(
    '[COI-02] [VALID-046] nothing is frozen for the reason %j',
    async (nothing) => {
      const form = new URLSearchParams({ subject_id: '3', student_id: '81005', reason: nothing });
      const reply = await world.post(freezeCoinAccount, form, { as: anna.username });
      expect(reply.code).toBe(codes.badPayload);
      expect((await accountOf({ studentId: 81005 })).status).toBe('normal');
    },
  );

  it('[COI-09] a person is told why what the system has frozen stays so', async () => {
    const owner = { studentId: 81006 };
    await world.database.transact((db) => happenTo(db, owner, eventOf.freezeBySystem, entry));
    const form = { subject_id, student_id: 81006 };
    const reply = await world.send(unfreezeCoinAccount, form, { as: anna.username });
    expect(reply.code).toBe(codes.conflict);
    expect(reply.message).toContain('Only the system');
  });

  it('lets nobody change or remove what is written down', async () => {
    const { database } = world;
    const rows = () => database.query.select().from(transfers);
    const before = await rows();
    const refused = /only ever added|Failed query/;
    await expect(
      database.transact((db) => db.update(transfers).set({ amount: 1_000_000 })),
    ).rejects.toThrow(refused);
    await expect(database.transact((db) => db.delete(transfers))).rejects.toThrow(refused);
    await expect(
      database.transact((db) => db.execute(sql`truncate ${transfers} cascade`)),
    ).rejects.toThrow(refused);
    expect(await rows()).toEqual(before);
  });

  it('lets no purse go below zero, whatever is asked of the database', async () => {
    const below = world.database.transact((db) => db.update(purses).set({ amount: -1 }));
    await expect(below).rejects.toThrow();
  });

  it('finds a purse that somebody has filled by hand, and says so with the housekeeping', async () => {
    const { database, dataDir } = world;
    const files = folderFiles(join(dataDir, 'files'));
    const [purse] = await database.query.select().from(purses).limit(1);
    if (purse === undefined) throw new Error('nobody has anything');
    const setTo = (amount: number) =>
      database.transact((db) => db.update(purses).set({ amount }).where(eq(purses.id, purse.id)));
    await keepHouse(database, files, world.clock.now());
    await setTo(purse.amount + 5);
    const [fault] = await ledgerFaults(database.query);
    expect(fault).toEqual({ id: purse.id, amount: purse.amount + 5, moved: purse.amount });
    await expect(keepHouse(database, files, world.clock.now())).rejects.toThrow('does not add up');
    await setTo(purse.amount);
    expect(await ledgerFaults(database.query)).toEqual([]);
  });

  it('of the demonstration adds up, and nobody has signed in today yet', async () => {
    expect(await ledgerFaults(world.database.query)).toEqual([]);
    const acts = await world.database.query.select().from(dailyActs);
    expect(acts.length).toBeGreaterThan(50);
    expect(acts.filter(({ day }) => day >= '2026-11-18')).toEqual([]);
  });
});
