import type * as files from 'node:fs/promises';
import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommitLost } from '../../server/db/commitLost';
import { openFolder } from '../../server/db/folder';
import type { Database } from '../../server/db/database';
import { accounts } from '../../server/db/tables';
import { flusher } from '../../server/db/writeAheadLog';
import { freshDatabase } from './rig';
import './setup';
import { temporaryFolder } from './rig/temporaryFolder';

/** What was flushed to the disk, in order: a path, and the file's time of change when it was. */
const flushed: { path: string; mtimeMs: number }[] = [];
let isDiskBroken = false;
/** What happens while a flush is under way, after the disk has what it is told to keep. */
let during: (() => Promise<void>) | null = null;

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
        await during?.();
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
    during = null;
    await database.close();
    await remove();
  });

  const rename = (realName: string) =>
    database.transact((db) => db.update(accounts).set({ realName }).where(eq(accounts.id, 101)));

  async function segmentOf(text: string) {
    const folder = await temporaryFolder();
    const path = join(folder, '0'.repeat(24));
    await writeFile(path, text);
    return { flush: flusher(folder), path };
  }

  it('is on the disk before a change is acknowledged', async () => {
    await rename('A');
    const written = flushed.at(-1);
    expect(written?.path).toMatch(/pg_wal\/[0-9A-F]{24}$/);
    // Nothing was written to it after what was flushed.
    expect((await stat(written?.path ?? '')).mtimeMs).toBe(written?.mtimeMs);
  });

  it('is flushed once for all changes that wait', async () => {
    const { flush, path } = await segmentOf('before');
    const waiting: Promise<void>[] = [];
    during = async () => {
      during = null;
      await writeFile(path, 'after');
      waiting.push(...Array.from({ length: 20 }, () => flush()));
    };
    await flush();
    await Promise.all(waiting);
    expect(flushed.map((flush) => flush.path)).toEqual([path, path]);
    expect(flushed.at(-1)?.mtimeMs).toBe((await stat(path)).mtimeMs);
  });

  it('is flushed again after a change that leaves the time of the one before', async () => {
    const { flush, path } = await segmentOf('before');
    await flush();
    const { mtime } = await stat(path);
    await writeFile(path, 'after');
    await utimes(path, mtime, mtime);
    await flush();
    expect(flushed).toHaveLength(2);
  });

  it('is left alone when it has not changed for long', async () => {
    const { flush, path } = await segmentOf('old');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    await flush();
    await flush();
    expect(flushed).toHaveLength(1);
  });

  it('says of what the disk refuses that nobody knows whether it holds', async () => {
    isDiskBroken = true;
    await expect(rename('B')).rejects.toThrow(CommitLost);
    isDiskBroken = false;
    await rename('C');
    expect(flushed.length).toBeGreaterThan(0);
  });
});
