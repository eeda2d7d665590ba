import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { CommitLost } from './commitLost';
import type { Database } from './database';
import { lockFolder } from './folderLock';
import { migrationsFolder } from './migrations';
import * as tables from './tables';
import { flusher } from './writeAheadLog';

/** Makes an empty database under another name first: a folder that bears the right one is whole. */
async function makeFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await PGlite.create(unfinished);
  await client.close();
  await rename(unfinished, folder);
}

/** PGlite in a data folder: one process at a time, each commit flushed to the disk before it is acknowledged. */
export async function openFolder(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, 'pg');
  if (!existsSync(folder)) await makeFolder(folder);
  const client = await PGlite.create(folder);
  const query = drizzle(client, { schema: tables, casing: 'snake_case' });
  await migrate(query, { migrationsFolder });
  const flush = flusher(join(folder, 'pg_wal'));
  await flush();
  /** What is committed and not surely on the disk may be there or not after a fall. */
  const settle = async () => {
    await flush().catch((error: unknown) => {
      throw new CommitLost(error);
    });
  };

  return {
    kind: 'pglite',
    query,
    async transact(work) {
      const result = await query.transaction(work);
      await settle();
      return result;
    },
    async writeOnce(work) {
      const result = await work(query);
      await settle();
      return result;
    },
    async listen(channel, listener) {
      await client.listen(channel, (text) => {
        listener.heard(text);
      });
    },
    async close() {
      await client.close();
      await unlock();
    },
  };
}
