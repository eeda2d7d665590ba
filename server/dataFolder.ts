import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './systemError';

/** The data folder cannot be made, or not be used. */
export class NoDataFolder extends Error {
  constructor(folder: string, cause: unknown) {
    const what = codeOf(cause) === 'ENOTDIR' ? 'is no folder' : 'cannot be made or written';
    super(`${folder} ${what} (${codeOf(cause)})`, { cause });
    this.name = 'NoDataFolder';
  }
}

/** Not `recursive` of `mkdir`: it never comes back from beneath /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

async function demandWritable(folder: string): Promise<void> {
  if (!(await stat(folder)).isDirectory()) {
    throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
  }
  await access(folder, constants.W_OK);
}

/** Makes the data folder where there is none; throws NoDataFolder, also where it cannot be written. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await demandWritable(folder);
  } catch (error) {
    throw new NoDataFolder(folder, error);
  }
}
