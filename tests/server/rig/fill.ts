import type { Database } from '../../../server/db/database';
import { demonstrationPassword } from '../../../server/world/content/accounts';
import { fillWorld } from '../../../server/world/fill';
import { today } from './clock';

/** The password of every account of the world. */
export const password = demonstrationPassword;

/** Fills an empty database with the world that the tests begin with. */
export function fill(database: Database): Promise<void> {
  return fillWorld(database, { seed: 1, today });
}
