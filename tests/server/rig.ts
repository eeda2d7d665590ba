import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { beforeAll, inject } from 'vitest';
import type { Database } from '../../server/db/database';
import * as tables from '../../server/db/tables';
import { readSettings } from '../../server/settings';
import { type RunningServer, startServer } from '../../server/start';
import type { Heartbeat } from '../../server/socket/heartbeat';
import type { TestControls } from '../../server/test/controls';
import { copyOf } from './rig/cache';
import { type Client, createClient } from './rig/client';
import { createClock, type TestClock, today } from './rig/clock';
import { createDatabase, removeDatabase } from './rig/copies';
import { fillFolder } from './rig/fill';
import { removeTemporaryFolders, temporaryFolder } from './rig/temporaryFolder';

export { today } from './rig/clock';
export { type Reply } from './rig/client';
export { databases, seenOn } from './rig/databases';

export interface WorldOptions {
  readonly database: 'pglite' | 'postgres';
  /** How many servers share the database; more than one needs PostgreSQL. */
  readonly servers?: number;
  /** How often sockets are pinged, and how long they have to answer, in ms. */
  readonly heartbeat?: Heartbeat;
  /** Folder of a built portal. */
  readonly portal?: string;
  /** How often homework is brought up to the moment by itself, in ms; never unless told. */
  readonly settlingPace?: number;
  /** Mounts the controls for tests that drive a browser; the servers run by their clock then. */
  readonly test?: TestControls;
}

/** Servers that answer over HTTP, with a filled world, until the test file ends. */
export interface TestWorld extends Client {
  /** Addresses of the servers; `ask` goes to the first unless told. */
  readonly servers: readonly string[];
  /** The first server's database, for looking and for setting a scene. */
  readonly database: Database;
  readonly clock: TestClock;
  /** Where the servers keep files. */
  readonly dataDir: string;
  /** All that the servers have logged, down to debug. */
  log(): string;
  /** Makes it as if nobody had logged in yet, and sets the clock back. */
  forgetLogins(): Promise<void>;
  /** The address of one of the servers, in turn. */
  server(index: number): string;
  stop(): Promise<void>;
}

const running = new Set<TestWorld>();

/** Stops all servers of a test file and removes what they have left. */
export async function stopWorlds(): Promise<void> {
  for (const world of running) await world.stop();
  await removeTemporaryFolders();
}

/** Where a server finds a fresh copy of the world. */
export interface FreshDatabase {
  /** The environment that leads a server there. */
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  remove(): Promise<void>;
}

/** Makes a copy of the world that no server runs on yet. */
export async function freshDatabase(kind: WorldOptions['database']): Promise<FreshDatabase> {
  if (kind === 'pglite') {
    const dataDir = await copyOf('pglite', fillFolder);
    const remove = () => rm(dirname(dataDir), { recursive: true, force: true });
    return { settings: { DATA_DIR: dataDir }, remove };
  }
  const DATABASE_URL = await createDatabase(inject('postgres'));
  const DATA_DIR = await temporaryFolder();
  const remove = async () => {
    await removeDatabase(DATABASE_URL);
    await rm(DATA_DIR, { recursive: true, force: true });
  };
  return { settings: { DATABASE_URL, DATA_DIR }, remove };
}

/** Adds people or things to a world, for the tests of a file. */
type Scene = (world: TestWorld) => Promise<void>;

/** Starts servers on a fresh copy of the world, with some scenes. The clock stands still until a test moves it. */
export async function startWorld(
  options: WorldOptions,
  scenes: readonly Scene[] = [],
): Promise<TestWorld> {
  const { settings, remove } = await freshDatabase(options.database);
  const clock = createClock();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const chosen = readSettings({
    ...{ PORT: '0', DEMONSTRATION: 'on', LIFE: 'off', LOG_LEVEL: 'debug' },
    ...settings,
  });
  const { database: _database, servers: _servers, ...others } = options;
  const parts = {
    ...(options.test === undefined ? { clock } : {}),
    ...{ log, settlingPace: 0 },
    ...others,
  };
  const first = await startServer(chosen, parts);
  const servers: RunningServer[] = [first];
  while (servers.length < (options.servers ?? 1)) {
    servers.push(await startServer(chosen, parts));
  }
  const client = createClient(first.address);
  const world: TestWorld = {
    ...client,
    servers: servers.map((server) => server.address),
    database: first.database,
    dataDir: settings.DATA_DIR,
    clock,
    log: () => lines.join(''),
    async forgetLogins() {
      client.forgetTokens();
      clock.set(today);
      await first.database.transact(async (db) => {
        const { sessions, throttles, knownAddresses, oneTimeKeys, phoneCodes, outbox } = tables;
        for (const table of [
          sessions,
          throttles,
          knownAddresses,
          oneTimeKeys,
          phoneCodes,
          outbox,
        ]) {
          await db.delete(table);
        }
      });
    },
    server: (index) => servers[index % servers.length]?.address ?? first.address,
    async stop() {
      running.delete(world);
      for (const server of servers) await server.stop();
      await remove();
    },
  };
  running.add(world);
  for (const add of scenes) await add(world);
  return world;
}

/** The world of a block of tests, started before the first of them; nothing can be asked of it earlier. */
export function worldOf(options: WorldOptions, scenes?: readonly Scene[]): TestWorld {
  let started: TestWorld | null = null;
  beforeAll(async () => {
    started = await startWorld(options, scenes);
  });
  const world = (): TestWorld => {
    if (started === null) throw new Error('the world is not started yet');
    return started;
  };
  return {
    get servers() {
      return world().servers;
    },
    get database() {
      return world().database;
    },
    get clock() {
      return world().clock;
    },
    get dataDir() {
      return world().dataDir;
    },
    ask: (call, payload, asked) => world().ask(call, payload, asked),
    send: (call, payload, asked) => world().send(call, payload, asked),
    post: (call, form, asked) => world().post(call, form, asked),
    tokenOf: (username) => world().tokenOf(username),
    forgetTokens: () => {
      world().forgetTokens();
    },
    log: () => world().log(),
    forgetLogins: () => world().forgetLogins(),
    server: (index) => world().server(index),
    stop: () => world().stop(),
  };
}
