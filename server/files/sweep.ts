import { and, eq, inArray, like, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { files } from '../db/tables';
import type { Files } from './store';

/** An upload puts its bytes before its row is committed, in ms. */
const untilCommitted = 60 * 60 * 1000;
/** How many are looked up at once. */
const batch = 1_000;

/** Begins the id of a row whose file is forgotten; no file has such an id. */
const forgotten = 'forgotten ';

/**
 * Forgets a file: its address leads nowhere from now on, and its bytes go with the next sweep. Its row stays for a day,
 * since what was sent counts for the day, whatever became of it.
 */
export async function forgetFile(db: Queries, id: string): Promise<void> {
  await db
    .update(files)
    .set({ id: sql`${forgotten}::text || ${files.id}` })
    .where(eq(files.id, id));
}

/** Deletes the rows of files that were forgotten, and sent before a moment. */
export async function deleteForgotten(db: Queries, before: Date): Promise<void> {
  await db.delete(files).where(and(like(files.id, `${forgotten}%`), lt(files.at, before)));
}

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
