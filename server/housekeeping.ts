import { lt, sql } from 'drizzle-orm';
import { draftLifetime } from '../src/domain/draft';
import type { Database } from './db/database';
import {
  knownAddresses,
  oneTimeKeys,
  outbox,
  phoneCodes,
  requestIds,
  sessions,
  throttles,
} from './db/tables';
import type { Files } from './files/store';
import { deleteForgotten, sweepFiles } from './files/sweep';
import { regularly } from './regularly';
import { checkLedger } from './rewards/ledger';
import type { World } from './settings';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Throws away what nobody can use any more, long after it lost its use, and checks that the ledger adds up. */
export async function keepHouse(database: Database, store: Files, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await database.transact(async (db) => {
    await db.delete(sessions).where(lt(sessions.expiresAt, ago(1)));
    await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, ago(1)));
    await db.delete(oneTimeKeys).where(lt(oneTimeKeys.expiresAt, ago(1)));
    const lastTry = sql`${throttles.moments}[cardinality(${throttles.moments})]`;
    await db
      .delete(throttles)
      .where(sql`coalesce(${lastTry}, '-infinity') < ${ago(2).toISOString()}`);
    // A draft may ask as long as it lives what has become of a request.
    await db.delete(requestIds).where(lt(requestIds.at, ago(draftLifetime / day + 1)));
    await deleteForgotten(db, ago(1));
    await db.delete(outbox).where(lt(outbox.at, ago(30)));
    await db.delete(knownAddresses).where(lt(knownAddresses.at, ago(90)));
  });
  await sweepFiles(database.query, store);
  await checkLedger(database.query);
}

/** Does so every hour; the function returned ends it. */
export function keepHouseRegularly(
  database: Database,
  { clock, files }: Pick<World, 'clock' | 'files'>,
): () => Promise<void> {
  return regularly(hour, 'housekeeping', () => keepHouse(database, files, clock.now()));
}
