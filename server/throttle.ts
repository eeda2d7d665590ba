import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from './db/database';
import { throttles } from './db/tables';

/** At most so many tries within so many ms, over any stretch of time. */
export interface Window {
  readonly most: number;
  readonly within: number;
}

/** A limit on tries. Several windows of growing length make a delay that grows. */
export interface Limit {
  readonly kind: string;
  readonly windows: readonly [Window, ...Window[]];
}

const own = (limit: Limit, subject: string) =>
  and(eq(throttles.kind, limit.kind), eq(throttles.subject, subject));

/**
 * Counts a try, and says whether it may be made: one statement, so that no number of processes tries more often.
 * Give it a transaction of its own (`transact`), so that a refused call does not undo it.
 */
export async function takeTry(
  db: Queries,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<boolean> {
  const since = (window: Window) => sql`${before(now, window.within)}::timestamptz`;
  const longest = limit.windows.reduce((a, b) => (a.within > b.within ? a : b));
  const recent = (window: Window) =>
    sql`array(select m from unnest(${throttles.moments}) m where m > ${since(window)})`;
  const hasRoom = limit.windows.map(
    (window) => sql`cardinality(${recent(window)}) < ${window.most}`,
  );
  const counted = await db
    .insert(throttles)
    .values({ kind: limit.kind, subject, moments: [now] })
    .onConflictDoUpdate({
      target: [throttles.kind, throttles.subject],
      set: { moments: sql`${recent(longest)} || ${before(now, 0)}::timestamptz` },
      setWhere: sql.join(hasRoom, sql` and `),
    })
    .returning({ kind: throttles.kind });
  return counted.length > 0;
}

/** Milliseconds until the subject may try again; 0 when it may now. */
export async function waitOf(
  db: Queries,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<number> {
  const [row] = await db.select().from(throttles).where(own(limit, subject));
  const moments = row?.moments ?? [];
  const waits = limit.windows.map(({ most, within }) => {
    const first = moments.at(-most);
    return first === undefined ? 0 : first.getTime() + within - now.getTime();
  });
  return Math.max(0, ...waits);
}

/** Gives the last try back: it was no guess. */
export async function giveTryBack(db: Queries, limit: Limit, subject: string): Promise<void> {
  await db
    .update(throttles)
    .set({ moments: sql`trim_array(${throttles.moments}, 1)` })
    .where(and(own(limit, subject), sql`cardinality(${throttles.moments}) > 0`));
}

/** Forgets the subject's tries. */
export async function forgetTries(db: Queries, limit: Limit, subject: string): Promise<void> {
  await db.delete(throttles).where(own(limit, subject));
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}
