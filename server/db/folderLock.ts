import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

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

/**
 * The process that holds a lock, `dead` when it has ended, `gone` when there is no lock.
 * A living one is never robbed, however still it is.
 */
async function holder(lock: string): Promise<number | 'dead' | 'gone'> {
  const text = await readFile(lock, 'utf8').catch(() => null);
  if (text === null) return 'gone';
  const [pid = '', start = ''] = text.split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0 || !isAlive(number)) return 'dead';
  const now = await readProcess(number);
  // A number is given to another process later; a zombie holds nothing any more.
  if (now.state === 'Z') return 'dead';
  return now.start === '' || start === '' || now.start === start ? number : 'dead';
}

/** Puts a name beside `own` under which the others see it; false when the name is taken. */
async function claim(own: string, name: string): Promise<boolean> {
  try {
    await link(own, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the lock of a dead process away. Only one process at a time may do so: another could take away
 * the lock that the first has just put there.
 */
async function removeDead(own: string, lock: string): Promise<void> {
  const successor = `${lock}.successor`;
  if (await claim(own, successor)) {
    if ((await holder(lock)) === 'dead') await rm(lock, { force: true });
    await rm(successor, { force: true });
  } else if ((await holder(successor)) === 'dead') {
    await rm(successor, { force: true });
  } else {
    await wait(10);
  }
}

/** Throws FolderInUse when a living process has the folder. */
export async function demandFreeFolder(folder: string): Promise<void> {
  const pid = await holder(join(folder, 'lock'));
  if (typeof pid === 'number') throw new FolderInUse(folder, pid);
}

/** Takes the folder for this process, or throws FolderInUse. The lock of a dead process is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'lock');
  const own = join(folder, `lock.${process.pid}.${Math.random().toString(36).slice(2)}`);
  const { start } = await readProcess(process.pid);
  await writeFile(own, `${process.pid} ${start}`);
  try {
    while (!(await claim(own, lock))) {
      await demandFreeFolder(folder);
      await removeDead(own, lock);
    }
  } finally {
    await rm(own, { force: true });
  }
  return () => rm(lock, { force: true });
}
