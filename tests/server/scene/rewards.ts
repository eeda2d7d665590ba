import { eq } from 'drizzle-orm';
import { hashSecret } from '../../../server/account/password';
import { accounts, props, schools } from '../../../server/db/tables';
import { coinsOf, earn } from '../../../server/rewards/coinAccounts';
import { assetOf } from '../../../server/rewards/props';
import { amountIn, type Owner, transfer } from '../../../server/rewards/purses';
import { type TestWorld, today } from '../rig';
import { anna } from './people';

/** The agent administrator of Anna's school. */
export const agent = { id: 8104, username: 'aaron', schoolId: 81, realName: 'Aaron Agent' };
/** A prop of the scene, of which a grant holds at most three. */
export const prop = { id: 8101, name: '风铃', englishName: 'Chime', maximum: 3 };

const bySystem = { kind: 'opening', operatorId: null, at: today } as const;

/** Makes Anna's school an agent's, with an agent administrator, and has a prop to give. */
export async function addRewards({ database }: TestWorld): Promise<void> {
  const passwordHash = await hashSecret('demo1234');
  await database.transact(async (db) => {
    await db.update(schools).set({ isAgentSchool: true }).where(eq(schools.id, anna.schoolId));
    const rights = { subjects: [1, 2, 3, 4, 5], permissions: [], isAgentAdministrator: true };
    await db.insert(accounts).values({ ...agent, ...rights, passwordHash });
    await db.insert(props).values({ ...prop, icon: 'wind', obtaining: 'contest' });
  });
}

/** Gives somebody coins, by an entry of their own. */
export async function giveCoins(world: TestWorld, owner: Owner, amount: number): Promise<void> {
  await world.database.transact((db) => earn(db, owner, amount, bySystem));
}

/** Takes all coins of an account out again, into a purse of somebody who does nothing with them. */
export async function emptyPurse({ database }: TestWorld, accountId: number): Promise<void> {
  await database.transact(async (db) => {
    const from = coinsOf({ accountId });
    const to = coinsOf({ studentId: 81_004 });
    const amount = await amountIn(db, from);
    if (amount > 0) await transfer(db, { from, to, amount }, bySystem);
  });
}

/** Gives an account so many of the prop. */
export async function giveProps({ database }: TestWorld, accountId: number, amount: number) {
  const to = { owner: { accountId }, asset: assetOf(prop.id), place: 'balance' } as const;
  const entry = { ...bySystem, kind: 'propSupply' } as const;
  await database.transact((db) => transfer(db, { from: null, to, amount }, entry));
}
