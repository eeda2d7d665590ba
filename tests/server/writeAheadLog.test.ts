import type * as files from 'node:fs/promises';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFolder } from '../../server/db/folder';
import type { Database } from '../../server/db/database';
import { accounts } from '../../server/db/tables';
import { flusher } from '../../server/db/writeAheadLog';
import { freshDatabase } from './rig';
import { temporaryFolder } from './rig/cache';

/** What was flushed to the disk, in order: a path, and the file's time of change when it was. */
const flushed: { path: string; mtimeMs: number }[] = [];
let isDiskBroken = false;

/** The real file system; flushes are noted, and fail on a broken disk. */
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof files>();
  return {
    ...real,
    async open(path: string, ...rest: [string?, number?]): Promise<files.FileHandle> {
      const file = await real.open(path, ...rest);
      const datasync = file.datasync.bind(file);
      file.datasync = async () => {
        if (isDiskBroken) throw new Error('no space left on the disk');
        const { mtimeMs } = await real.stat(path);
        await datasync();
        flushed.push({ path, mtimeMs });
      };
      return file;
    },
  };
});

describe('the write-ahead log of the data folder', () => {
  let database: Database;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const fresh = await freshDatabase('pglite');
    remove = fresh.remove;
    database = await openFolder(fresh.settings.DATA_DIR);
    flushed.length = 0;
  });
  afterEach(async () => {
    isDiskBroken = false;
    await database.close();
    await remove();
  });

  const rename = (realName: string) =>
    database.transact((db) => db.update(accounts).set({ realName }).where(eq(accounts.id, 101)));

  it('is on the disk before a change is acknowledged', async () => {
    await rename('A');
    const written = flushed.at(-1);
    expect(written?.path).toMatch(/pg_wal\/[0-9A-F]{24}$/);
    // Nothing was written to it after what was flushed.
    expect((await stat(written?.path ?? '')).mtimeMs).toBe(written?.mtimeMs);
  });

  it('is flushed once for all changes that wait', async () => {
    const folder = await temporaryFolder();
    const segment = join(folder, '0'.repeat(24));
    await writeFile(segment, 'before');
    const flush = flusher(folder);
    const running = flush();
    await writeFile(segment, 'after');
    await Promise.all([running, ...Array.from({ length: 20 }, () => flush())]);
    expect(flushed.map(({ path }) => path)).toEqual([segment, segment]);
    expect(flushed.at(-1)?.mtimeMs).toBe((await stat(segment)).mtimeMs);
  });

  it('acknowledges nothing that the disk refuses', async () => {
    isDiskBroken = true;
    await expect(rename('B')).rejects.toThrow('no space left on the disk');
    isDiskBroken = false;
    await rename('C');
    expect(flushed.length).toBeGreaterThan(0);
  });
});
