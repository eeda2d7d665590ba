import { openFolder } from './folder';
import { openPostgres } from './postgres';
import type { Database } from './database';

export interface DatabaseSettings {
  /** PostgreSQL's address; without it PGlite runs in the data folder. */
  readonly url?: string | undefined;
  readonly dataDir: string;
}

/** Opens the database and brings its tables up to date. Throws FolderInUse when another process has the folder. */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.url === undefined || settings.url === ''
    ? openFolder(settings.dataDir)
    : openPostgres(settings.url);
}
