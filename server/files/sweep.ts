import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { files } from '../db/tables';
import type { Files } from './store';

/** An upload puts its bytes before its row is committed, in ms. */
const untilCommitted = 60 * 60 * 1000;
/** How many are looked up at once. */
const batch = 1_000;

/** Removes the bytes that no row names: those of what was deleted, and of uploads that came to nothing. */
export async function sweepFiles(db: Queries, store: Files): Promise<void> {
  const ids = await store.olderThan(untilCommitted);
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, some));
    const named = new Set(rows.map(({ id }) => id));
    for (const id of some) if (!named.has(id)) await store.remove(id);
  }
}
