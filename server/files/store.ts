import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where uploaded bytes are kept, by an id that this server made. */
export interface Files {
  /** Resolved when the bytes are on the disk. */
  put(id: string, bytes: Buffer): Promise<void>;
  get(id: string): Promise<Buffer | null>;
  remove(id: string): Promise<void>;
  /** The ids of what was put longer than so many ms ago, by the clock of the machine. */
  olderThan(age: number): Promise<string[]>;
}

/** Whether a text could be the id of a file. */
export function isFileId(id: string): boolean {
  return /^[\w-]{20,64}$/.test(id);
}

/** The local form: a folder. Several servers on one machine may share it. */
export function folderFiles(folder: string): Files {
  function pathOf(id: string): string {
    if (!isFileId(id)) throw new Error('not the id of a file');
    return join(folder, id);
  }
  return {
    async put(id, bytes) {
      await mkdir(folder, { recursive: true });
      const unfinished = `${pathOf(id)}.part`;
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(unfinished, pathOf(id));
    },
    get: (id) => readFile(pathOf(id)).catch(() => null),
    remove: (id) => rm(pathOf(id), { force: true }),
    async olderThan(age) {
      const before = Date.now() - age;
      const names = await readdir(folder).catch((): string[] => []);
      const ids = names.filter(isFileId);
      const puts = ids.map((id) => stat(pathOf(id)).catch(() => null));
      const isOld = (await Promise.all(puts)).map((put) => put !== null && put.mtimeMs < before);
      return ids.filter((_, index) => isOld[index]);
    },
  };
}
