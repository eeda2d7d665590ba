import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** The data folder cannot be made. */
export class NoDataFolder extends Error {
  constructor(folder: string, cause: unknown) {
    super(`${folder} cannot be made (${codeOf(cause)})`, { cause });
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

/** Makes the data folder where there is none; throws NoDataFolder. */
export function makeDataFolder(folder: string): Promise<void> {
  return makeFolder(folder).catch((error: unknown) => {
    throw new NoDataFolder(folder, error);
  });
}
