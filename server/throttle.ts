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

/** A limit that slows down: beyond `most` tries within so many ms, one has its turn in `every` ms. */
export interface Pace extends Window {
  readonly kind: string;
  readonly every: number;
  /** How long a try is held until its turn, in ms; one that would have to wait longer is refused. */
  readonly patience: number;
}

type Kind = Pick<Limit, 'kind'>;

const own = ({ kind }: Kind, subject: string) =>
  and(eq(throttles.kind, kind), eq(throttles.subject, subject));

/**
 * Counts a try, and says whether it may be made: one statement, so that no number of processes tries more often.
 * Give it a transaction of its own (`writeOnce`), so that a refused call does not undo it.
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

function recent({ within }: Pace, moments: readonly Date[], now: Date): Date[] {
  return moments.filter((moment) => moment.getTime() > now.getTime() - within);
}

/** How long the next try has to wait for its turn, in ms. */
function turnOf(pace: Pace, moments: readonly Date[], now: Date): number {
  const tries = recent(pace, moments, now);
  const last = tries.at(-1);
  if (last === undefined || tries.length < pace.most) return 0;
  return Math.max(0, last.getTime() + pace.every - now.getTime());
}

/**
 * Takes the next turn of a subject: how long to wait for it, in ms; null where that is too long. Give it a
 * transaction of its own.
 */
export async function takeTurn(
  db: Queries,
  pace: Pace,
  subject: string,
  now: Date,
): Promise<number | null> {
  await db
    .insert(throttles)
    .values({ kind: pace.kind, subject, moments: [] })
    .onConflictDoNothing();
  const [row] = await db.select().from(throttles).where(own(pace, subject)).for('update');
  const moments = row?.moments ?? [];
  const wait = turnOf(pace, moments, now);
  if (wait > pace.patience) return null;
  const turns = [...recent(pace, moments, now), new Date(now.getTime() + wait)];
  await db
    .update(throttles)
    .set({ moments: turns.slice(-pace.most) })
    .where(own(pace, subject));
  return wait;
}

/** Milliseconds until a try of the subject is taken; 0 when it is now. */
export async function closedFor(
  db: Queries,
  pace: Pace,
  subject: string,
  now: Date,
): Promise<number> {
  const [row] = await db.select().from(throttles).where(own(pace, subject));
  return Math.max(0, turnOf(pace, row?.moments ?? [], now) - pace.patience);
}

/** Gives the last try back: it was no guess. */
export async function giveTryBack(db: Queries, limit: Kind, subject: string): Promise<void> {
  await db
    .update(throttles)
    .set({ moments: sql`trim_array(${throttles.moments}, 1)` })
    .where(and(own(limit, subject), sql`cardinality(${throttles.moments}) > 0`));
}

/** Forgets the subject's tries. */
export async function forgetTries(db: Queries, limit: Kind, subject: string): Promise<void> {
  await db.delete(throttles).where(own(limit, subject));
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}
