import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another living process works in the data folder. */
export class FolderInUse extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}`);
    this.name = 'FolderInUse';
    this.pid = pid;
  }
}

/** A process as the system tells of it, where it does; empty texts elsewhere. */
async function readProcess(pid: number): Promise<{ state: string; start: string }> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', start: fields[19] ?? '' };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The process that holds the lock, or null when it is dead. A living one is never robbed, however still it is. */
async function holder(lock: string): Promise<number | null> {
  const [pid = '', start = ''] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0 || !isAlive(number)) return null;
  const now = await readProcess(number);
  // A number is given to another process later; a zombie holds nothing any more.
  if (now.state === 'Z') return null;
  return now.start === '' || start === '' || now.start === start ? number : null;
}

async function isTaken(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock);
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return true;
    throw error;
  }
}

/** Throws FolderInUse when a living process has the folder. */
export async function demandFreeFolder(folder: string): Promise<void> {
  const pid = await holder(join(folder, 'lock'));
  if (pid !== null) throw new FolderInUse(folder, pid);
}

/** Takes the folder for this process, or throws FolderInUse. The lock of a dead process is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'lock');
  const own = join(folder, `lock.${process.pid}.${Math.random().toString(36).slice(2)}`);
  const { start } = await readProcess(process.pid);
  await writeFile(own, `${process.pid} ${start}`);
  try {
    while (await isTaken(own, lock)) {
      const pid = await holder(lock);
      if (pid !== null) throw new FolderInUse(folder, pid);
      // Renaming lets one of several heirs have the dead lock; a lock taken meanwhile is put back.
      const stale = `${own}.stale`;
      await rename(lock, stale).catch(() => undefined);
      const heir = await holder(stale);
      if (heir !== null) await link(stale, lock).catch(() => undefined);
      await rm(stale, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
  return () => rm(lock, { force: true });
}
