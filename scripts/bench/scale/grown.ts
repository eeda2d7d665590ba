import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../../server/db/postgres';
import { createPostgres } from '../../../tests/server/rig/cluster';
import { template } from '../../../tests/server/rig/copies';
import { fill } from '../../../tests/server/rig/fill';
import { grow } from './grow';
import { sizeOf } from './size';

const cache = resolve('node_modules/.cache/grown-worlds');
const flags = [
  ...['-c', 'shared_buffers=2GB', '-c', 'max_wal_size=8GB', '-c', 'checkpoint_timeout=30min'],
];

/** What a grown world is made by besides the migrations, which a kept one catches up with. */
const sources = ['scripts/bench/scale/grow.ts', 'scripts/bench/scale/growth.ts'];

async function digest(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest('hex').slice(0, 12);
}

async function build(folder: string, share: number): Promise<void> {
  const { postgres, url } = await createPostgres(folder, flags);
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase(template);
  const database = await openPostgres(`${url}/${template}`);
  await fill(database);
  await database.close();
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database grown template ${template}`);
  await client.end();
  await grow(`${url}/grown`, sizeOf(share));
  await postgres.stop();
}

/** A PostgreSQL with the demonstration and a grown world, each at its address. */
export interface Grown {
  readonly demonstration: string;
  readonly grown: string;
  stop(): Promise<void>;
}

/** Starts the grown world of a share of the whole size; made once, and kept between runs. */
export async function startGrown(share: number): Promise<Grown> {
  const name = `share-${String(share)}-`;
  const kept = join(cache, `${name}${await digest()}`);
  if (!existsSync(kept)) {
    await mkdir(cache, { recursive: true });
    for (const old of await readdir(cache)) {
      if (old.startsWith(name)) await rm(join(cache, old), { recursive: true, force: true });
    }
    console.log(`Makes a grown world once, in ${kept}`);
    const incoming = `${kept}.${String(process.pid)}`;
    await build(incoming, share);
    await rename(incoming, kept);
  }
  const { postgres, url } = await createPostgres(kept, flags);
  await postgres.start();
  return {
    demonstration: `${url}/${template}`,
    grown: `${url}/grown`,
    stop: () => postgres.stop(),
  };
}
