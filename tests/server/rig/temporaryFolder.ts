import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that Linux keeps in memory. */
const memory = '/dev/shm';
const prefix = 'portal-test-';
/** In bytes: several times what two test files hold at once. */
const ample = 4 * 1024 ** 3;
/** In ms: longer than any run. */
const abandonedAfter = 6 * 3_600_000;

/** Removes what runs that were killed have left in memory. */
async function removeAbandoned(): Promise<void> {
  for (const entry of (await readdir(memory)).filter((name) => name.startsWith(prefix))) {
    const path = join(memory, entry);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > abandonedAfter) await rm(path, { recursive: true, force: true });
  }
}

/** In memory where there is room: a flush to a disk takes ten times as long. */
async function chooseParent(): Promise<string> {
  const room = await statfs(memory).catch(() => null);
  if (room === null || Math.min(room.bavail * room.bsize, freemem()) < ample) return tmpdir();
  await removeAbandoned();
  return memory;
}

let parent: Promise<string> | null = null;

const made = new Set<string>();

/** A folder for one test file, that the user of PostgreSQL can reach too. */
export async function temporaryFolder(): Promise<string> {
  parent ??= chooseParent();
  const folder = await mkdtemp(join(await parent, prefix));
  // mkdtemp makes it for its owner alone; the database server may run as another user.
  await chmod(folder, 0o755);
  made.add(folder);
  return folder;
}

/** Removes all folders that this test file has made. */
export async function removeTemporaryFolders(): Promise<void> {
  for (const folder of made) await rm(folder, { recursive: true, force: true });
}
