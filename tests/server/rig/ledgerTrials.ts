import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { loginCheck } from '../../../src/contract/account';
import type { Call, PayloadOf } from '../../../src/contract/call';
import { codes } from '../../../src/contract/codes';
import { rewardCrystals } from '../../../src/contract/crystals';
import { rewardStudents } from '../../../src/contract/rewards';
import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/open';
import { accounts } from '../../../server/db/tables';
import { coinsOf } from '../../../server/rewards/coinAccounts';
import { crystalsOf } from '../../../server/rewards/crystals';
import { ledgerFaults } from '../../../server/rewards/ledger';
import { amountIn, type Purse, transfer } from '../../../server/rewards/purses';
import { createClient } from './client';
import type { Cluster } from './cluster';
import { type ServerProcess, startProcess } from './process';

type Settings = Readonly<Record<string, string>>;

const payer = 'zhou';
/** Students of Zhou's with normal coin accounts. */
const studentIds = [10_022, 10_025] as const;
/** Who is rewarded: the first of them. */
const receivers: number[] = [studentIds[0]];
const subject_id = 2;
const byHeader = { authKey: '', from: '', system_user_id: '' } as const;
const remark = 'Well done';
/** How much a payer has before 50 spend 10 of it at once. */
const stock = 100;

/** What is given by a guarded update: coins behind a lock as well, crystals by the update alone. */
const spends = {
  coins: {
    call: rewardStudents,
    payload: { subject_id, student_ids: receivers, coins: 10, way: 'fixed', remark },
    purse: coinsOf,
  },
  crystals: {
    call: rewardCrystals,
    payload: { subject_id, student_ids: receivers, crystals: 10, remark },
    purse: crystalsOf,
  },
} as const;
export type Asset = keyof typeof spends;

/** Two processes on one database, and the database itself. */
export interface Trial {
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly addresses: readonly [string, string];
  readonly database: Database;
  readonly accountId: number;
  readonly token: string;
  end(): Promise<void>;
}

/** Starts two server processes on one PostgreSQL. */
export async function startTrial(settings: Settings): Promise<Trial> {
  const servers = [startProcess(settings), startProcess(settings)] as const;
  const addresses = [await servers[0].address, await servers[1].address] as const;
  const database = await openDatabase({
    url: settings['DATABASE_URL'],
    dataDir: settings['DATA_DIR'] ?? '',
  });
  const [account] = await database.query
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.username, payer));
  if (account === undefined) throw new Error('the payer is not there');
  const token = await createClient(addresses[0]).tokenOf(payer);
  return {
    ...{ servers, addresses, database, accountId: account.id, token },
    async end() {
      await database.close();
      for (const server of servers) server.signal('SIGTERM');
      await Promise.all(servers.map(({ ended }) => ended));
    },
  };
}

/** Gives the payer or takes away until the purse holds so many. */
async function setAmount({ database, accountId }: Trial, purse: Purse, wanted: number) {
  const entry = { kind: 'opening', operatorId: accountId, at: new Date() } as const;
  await database.transact(async (db) => {
    const spare = { ...purse, owner: { studentId: studentIds[1] } };
    const amount = await amountIn(db, purse);
    if (amount > wanted)
      await transfer(db, { from: purse, to: spare, amount: amount - wanted }, entry);
    if (amount < wanted)
      await transfer(db, { from: null, to: purse, amount: wanted - amount }, entry);
  });
}

interface Sending<C extends Call> {
  readonly call: C;
  readonly payload: PayloadOf<C>;
  readonly requestIds: readonly string[];
}

/** Sends a call once for each request id, all at once, in turn to both processes. */
function sendAll<C extends Call>(trial: Trial, { call, payload, requestIds }: Sending<C>) {
  const clients = trial.addresses.map((address) => createClient(address));
  return Promise.all(
    requestIds.map(async (requestId, at) => {
      const client = clients[at % 2];
      if (client === undefined) throw new Error('there are two processes');
      return client.send(call, payload, { token: trial.token, requestId });
    }),
  );
}

const some = (count: number) => Array.from({ length: count }, () => randomUUID());

/** What came of many requests at once. */
export interface Race {
  readonly done: number;
  /** Answers that differ. */
  readonly answers: number;
  /** What the payer has left, and what the student has got. */
  readonly left: number;
  readonly received: number;
  readonly faults: number;
}

async function race(trial: Trial, asset: Asset, requestIds: readonly string[]): Promise<Race> {
  const { database, accountId } = trial;
  const { call, payload, purse } = spends[asset];
  await setAmount(trial, purse({ accountId }), stock);
  const received = () => amountIn(database.query, purse({ studentId: studentIds[0] }));
  const before = await received();
  const replies = await sendAll<typeof call>(trial, { call, payload, requestIds });
  return {
    done: replies.filter(({ code }) => code === codes.success).length,
    answers: new Set(replies.map(({ body }) => body)).size,
    left: await amountIn(database.query, purse({ accountId })),
    received: (await received()) - before,
    faults: (await ledgerFaults(database.query)).length,
  };
}

/** Spends 10 fifty times at once where there are 100. */
export const spendFifty = (trial: Trial, asset: Asset): Promise<Race> =>
  race(trial, asset, some(50));

/** Spends 10 once, by sixteen equal requests at once. */
export function repeatSixteen(trial: Trial, asset: Asset): Promise<Race> {
  const [requestId = ''] = some(1);
  return race(
    trial,
    asset,
    Array.from({ length: 16 }, () => requestId),
  );
}

/** What came of rewards in whose middle a process or the database was ended, once each was sent again. */
export interface Killed {
  readonly sent: number;
  /** How many were answered before the kill. */
  readonly acknowledged: number;
  /** Answers that were others the second time. */
  readonly changed: number;
  /** Coins that the student got, over what each request gives once. */
  readonly surplus: number;
  readonly faults: number;
}

/** Sends rewards, strikes when a third is answered, and sends all again once that is over. */
async function rewardThrough(
  trial: Trial,
  address: string,
  strike: () => Promise<void>,
): Promise<Killed> {
  const { database, token, addresses, accountId } = trial;
  const { call, payload } = spends.coins;
  await setAmount(trial, coinsOf({ accountId }), 10_000);
  const received = () => amountIn(database.query, coinsOf({ studentId: studentIds[0] }));
  const before = await received();
  const client = createClient(address);
  const ids = some(24);
  const acknowledged = new Map<string, string>();
  let struck: Promise<void> | undefined;
  const lane = async (number: number) => {
    for (const requestId of ids.filter((_, at) => at % 4 === number)) {
      const { body, code } = await client.send(call, payload, { token, requestId });
      if (code === codes.success) acknowledged.set(requestId, body);
      if (acknowledged.size === ids.length / 3) struck ??= strike();
    }
  };
  await Promise.allSettled([0, 1, 2, 3].map(lane));
  await struck;
  const steady = createClient(addresses[0]);
  let changed = 0;
  for (const requestId of ids) {
    const { body } = await steady.send(call, payload, { token, requestId });
    if (body !== (acknowledged.get(requestId) ?? body)) changed += 1;
  }
  return {
    ...{ sent: ids.length, acknowledged: acknowledged.size, changed },
    surplus: (await received()) - before - ids.length * payload.coins,
    faults: (await ledgerFaults(database.query)).length,
  };
}

/** Rewards on a process of their own, which is killed in their middle; another one goes on. */
export async function rewardThroughAKill(trial: Trial, settings: Settings): Promise<Killed> {
  const doomed = startProcess(settings);
  return rewardThrough(trial, await doomed.address, async () => {
    doomed.signal('SIGKILL');
    await doomed.ended;
  });
}

/** Rewards in whose middle the database crashes; it comes back, and the process goes on with it. */
export function rewardThroughACrash(trial: Trial, cluster: Cluster): Promise<Killed> {
  const [address] = trial.addresses;
  const client = createClient(address);
  const isBack = async () =>
    (await client.send(loginCheck, byHeader, { token: trial.token })).code === codes.success;
  return rewardThrough(trial, address, async () => {
    await cluster.crash();
    await cluster.start();
    while (!(await isBack())) await setTimeout(50);
  });
}
