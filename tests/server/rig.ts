import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll } from 'vitest';
import { openFolder } from '../../server/db/folder';
import type { Database } from '../../server/db/database';
import { readSettings } from '../../server/settings';
import { type RunningServer, startServer } from '../../server/start';
import { copyOf } from './rig/cache';
import { type Client, createClient } from './rig/client';
import { createClock, type TestClock } from './rig/clock';
import { type Cluster, startCluster } from './rig/cluster';
import { fill } from './rig/fill';

export { today } from './rig/clock';
export { type AskOptions, type Reply, Refused } from './rig/client';

/** The databases that every test of the server runs on. */
export const databases = ['pglite', 'postgres'] as const;

export interface WorldOptions {
  readonly database: (typeof databases)[number];
  /** How many servers share the database; more than one needs PostgreSQL. */
  readonly servers?: number;
}

/** Servers that answer over HTTP, with a filled world, until the test file ends. */
export interface TestWorld extends Client {
  /** Addresses of the servers; `ask` goes to the first unless told. */
  readonly servers: readonly string[];
  /** The first server's database, for looking and for setting a scene. */
  readonly database: Database;
  readonly clock: TestClock;
  /** All that the servers have logged, down to debug. */
  log(): string;
  stop(): Promise<void>;
}

const running = new Set<TestWorld>();
let cluster: Promise<Cluster> | null = null;

afterAll(async () => {
  for (const world of running) await world.stop();
  await (await cluster)?.stop();
});

async function buildFolder(folder: string): Promise<void> {
  const database = await openFolder(folder);
  await fill(database);
  await database.close();
}

/** Where the servers find a fresh copy of the world. */
async function freshDatabase(kind: WorldOptions['database']) {
  if (kind === 'pglite') {
    const dataDir = await copyOf('pglite', buildFolder);
    return {
      settings: { DATA_DIR: dataDir },
      remove: () => rm(dirname(dataDir), { recursive: true }),
    };
  }
  cluster ??= startCluster();
  const url = await (await cluster).create();
  return { settings: { DATABASE_URL: url }, remove: () => Promise.resolve() };
}

/** Starts servers on a fresh copy of the world. The clock stands still until a test moves it. */
export async function startWorld(options: WorldOptions): Promise<TestWorld> {
  const { settings, remove } = await freshDatabase(options.database);
  const clock = createClock();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const chosen = readSettings({
    ...{ PORT: '0', HOST: '127.0.0.1', LIFE: 'off', LOG_LEVEL: 'debug' },
    ...settings,
  });
  const first = await startServer(chosen, { clock, log });
  const servers: RunningServer[] = [first];
  while (servers.length < (options.servers ?? 1)) {
    servers.push(await startServer(chosen, { clock, log }));
  }
  const world: TestWorld = {
    ...createClient(first.address),
    servers: servers.map((server) => server.address),
    database: first.database,
    clock,
    log: () => lines.join(''),
    async stop() {
      running.delete(world);
      for (const server of servers) await server.stop();
      await remove();
    },
  };
  running.add(world);
  return world;
}
