import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { freezeCoinAccount, unfreezeCoinAccount } from '../../../src/contract/rewards';
import { coinAccountStatuses } from '../../../src/domain/rewards';
import { coinAccount } from '../../../src/machines/rewards/coinAccount';
import { coinAccountPaths } from '../../../src/machines/rewards/coinAccount.paths';
import { coinAccounts, listings, purses, students, transfers } from '../../../server/db/tables';
import { coinsOf, earn, findCoinAccount } from '../../../server/rewards/coinAccounts';
import { freezeBySystem, liftSystemFreeze } from '../../../server/rewards/freezing';
import { transfer } from '../../../server/rewards/purses';
import { today, type TestWorld } from '../rig';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, outcomeOf, outcomeOfWork } from './lifeCycle';

const as = anna.username;
const bySystem = { kind: 'study', operatorId: null, at: today } as const;

/** What is written into the ledger stays: each state is put upon a student of its own. */
let studentId = 81_100;

const held = z.object({
  balance: z.number(),
  held: z.number(),
  reason: z.string().nullable(),
});

async function addStudent({ database }: TestWorld): Promise<void> {
  studentId += 1;
  const [known] = await database.query.select().from(students).where(eq(students.id, 81_002));
  if (known === undefined) throw new Error('nobody is there');
  await database.transact(async (db) => {
    await db.insert(students).values({ ...known, id: studentId, username: `coin${studentId}` });
    const listed = { kind: 'formal', listedAt: known.joinedAt };
    await db.insert(listings).values({ accountId: anna.id, studentId, ...listed });
  });
}

async function facts({ database }: TestWorld) {
  const { balance, held: heldCoins, reason } = await findCoinAccount(database.query, { studentId });
  return { balance, held: heldCoins, reason };
}

export const coinLife: LifeCycle = {
  chart: coinAccount,
  catalogue: coinAccountPaths,
  prepare: addPeople,
  async put(world, state) {
    const { balance, held: heldCoins, reason } = held.parse(state.context);
    const status = z.enum(coinAccountStatuses).parse(state.value);
    await addStudent(world);
    await world.database.transact(async (db) => {
      await db.insert(coinAccounts).values({ studentId, status, reason });
      for (const [place, amount] of [
        ['balance', balance],
        ['held', heldCoins],
      ] as const) {
        const to = coinsOf({ studentId }, place);
        if (amount > 0) await transfer(db, { from: null, to, amount }, bySystem);
      }
    });
  },
  async stored(world) {
    const { database } = world;
    const [account] = await database.query
      .select({ status: coinAccounts.status, reason: coinAccounts.reason })
      .from(coinAccounts)
      .where(eq(coinAccounts.studentId, studentId));
    const moved = await database.query
      .select({ place: purses.place, kind: transfers.kind, amount: transfers.amount })
      .from(transfers)
      .innerJoin(purses, eq(purses.id, transfers.toId))
      .where(eq(purses.studentId, studentId))
      .orderBy(transfers.id);
    return { account, moved, purses: await facts(world) };
  },
  standing: async ({ database }) => (await findCoinAccount(database.query, { studentId })).status,
  facts,
  events: {
    async 'account.frozen'(world, { reason }, server) {
      const form = new URLSearchParams({
        ...{ subject_id: '3', student_id: String(studentId), reason: String(reason) },
      });
      return outcomeOf(await world.post(freezeCoinAccount, form, { as, server }));
    },
    async 'account.unfrozen'(world, _, server) {
      const payload = { subject_id: 3, student_id: studentId };
      return outcomeOf(await world.send(unfreezeCoinAccount, payload, { as, server }));
    },
    async 'systemFreeze.began'({ database }, event) {
      const reason = z.string().parse(event['reason']);
      return outcomeOfWork(
        database.transact((db) => freezeBySystem(db, { studentId }, reason, today)),
      );
    },
    async 'systemFreeze.lifted'({ database }) {
      return outcomeOfWork(database.transact((db) => liftSystemFreeze(db, { studentId }, today)));
    },
    async 'coins.earned'({ database }, event) {
      const amount = z.number().parse(event['amount']);
      return outcomeOfWork(database.transact((db) => earn(db, { studentId }, amount, bySystem)));
    },
  },
};
