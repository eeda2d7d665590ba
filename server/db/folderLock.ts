import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another living process works in the data folder. */
export class FolderInUse extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${String(pid)}`);
    this.name = 'FolderInUse';
    this.pid = pid;
  }
}

/** When the process was started, where the system tells: a number is given to another process later. */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
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
  const now = await startOf(number);
  return now === '' || start === '' || now === start ? number : null;
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

/** Takes the folder for this process, or throws FolderInUse. The lock of a dead process is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'lock');
  const own = join(folder, `lock.${String(process.pid)}.${Math.random().toString(36).slice(2)}`);
  await writeFile(own, `${String(process.pid)} ${await startOf(process.pid)}`);
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
