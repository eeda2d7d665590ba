import type { Database } from '../../../server/db/database';
import { openFolder } from '../../../server/db/folder';
import { demonstrationPassword } from '../../../server/world/content/accounts';
import { fillWorld } from '../../../server/world/fill';
import { today } from './clock';

/** The password of every account of the world. */
export const password = demonstrationPassword;

/** Fills an empty database with the world that the tests begin with. */
export async function fill(database: Database): Promise<void> {
  await fillWorld(database, { seed: 1, today });
}

/** Makes a data folder with that world in it. */
export async function fillFolder(folder: string): Promise<void> {
  const database = await openFolder(folder);
  await fill(database);
  await database.close();
}
