import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const segment = /^[0-9A-F]{24}$/;

/** Milliseconds; file systems tell the time of a change in steps of up to 10 ms. */
const settledAfter = 50;

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * PGlite never flushes its write-ahead log: a power cut would lose acknowledged rows.
 * The function returned flushes the segments written since the last flush; all commits that wait share one flush.
 */
export function flusher(folder: string): () => Promise<void> {
  const flushed = new Map<string, number>();

  async function flushOnce(): Promise<void> {
    let isNew = false;
    for (const name of (await readdir(folder)).filter((file) => segment.test(file))) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      const isSettled = Date.now() - mtimeMs > settledAfter;
      if (flushed.get(name) === mtimeMs) continue;
      isNew ||= !flushed.has(name);
      await syncFile(path);
      // A file changed just now can change again without a new time; it is flushed once more.
      flushed.set(name, isSettled ? mtimeMs : 0);
    }
    if (isNew) await syncFolder(folder);
  }

  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  function start(): Promise<void> {
    running = flushOnce().finally(() => {
      running = null;
    });
    return running;
  }
  return () => {
    if (running === null) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}
