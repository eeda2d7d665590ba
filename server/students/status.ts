import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { setStudentStatus } from '../../src/contract/students';
import { flagsOf } from '../../src/domain/useType';
import type { ListingStatus } from '../../src/domain/students';
import { nextAuditionMark } from '../../src/machines/students/auditionMark';
import { nextListing } from '../../src/machines/students/listing';
import type { Queries } from '../db/database';
import { listings } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';

/** A student's place in an account's lists as the life cycles read it; times are moments. */
interface Stored {
  readonly studentId: number;
  readonly kind: string;
  readonly pinned: boolean;
  readonly hiddenAt: string | null;
  readonly auditionedAt: string | null;
}

/** What the wish makes of a stored student, or null where the life cycle does not allow it. */
function next(stored: Stored, wish: ListingStatus, at: string): Partial<Stored> | null {
  switch (wish) {
    case 'pinned':
      return nextListing(stored, { type: 'student.pinned' });
    case 'unpinned':
      return nextListing(stored, { type: 'student.unpinned' });
    case 'hidden':
      return nextListing(stored, { type: 'student.hidden', at });
    case 'visible':
      return nextListing(stored, { type: 'student.unhidden' });
    case 'auditioned':
      // Only who is on trial can have had the trial class.
      return stored.kind === 'audition'
        ? nextAuditionMark(stored, { type: 'audition.confirmed', at })
        : null;
  }
}

/** The students of the list whom the account sees, locked in the order of their ids. */
async function lockListings(
  db: Queries,
  accountId: number,
  studentIds: readonly number[],
): Promise<Stored[]> {
  const rows = await db
    .select()
    .from(listings)
    .where(and(eq(listings.accountId, accountId), inArray(listings.studentId, [...studentIds])))
    .orderBy(asc(listings.studentId))
    .for('update');
  return rows.map(({ studentId, kind, pinned, hiddenAt, auditionedAt }) => ({
    studentId,
    kind,
    pinned,
    hiddenAt: hiddenAt?.toISOString() ?? null,
    auditionedAt: auditionedAt?.toISOString() ?? null,
  }));
}

/** Writes what has become of students, in one statement. */
async function store(db: Queries, accountId: number, rows: readonly Stored[]): Promise<void> {
  if (rows.length === 0) return;
  const next = sql`json_to_recordset(${JSON.stringify(rows)}::json) as next (
    "studentId" int, "pinned" boolean, "hiddenAt" timestamptz, "auditionedAt" timestamptz)`;
  await db
    .update(listings)
    .set({
      pinned: sql`next."pinned"`,
      hiddenAt: sql`next."hiddenAt"`,
      auditionedAt: sql`next."auditionedAt"`,
    })
    .from(next)
    .where(and(eq(listings.accountId, accountId), sql`${listings.studentId} = next."studentId"`));
}

export const statusHandlers: readonly Handler[] = [
  serve(setStudentStatus, async ({ payload, session, db, now, tell }) => {
    const hasAudition = flagsOf(session.school.useType).audition;
    if (payload.status === 'auditioned' && !hasAudition) {
      throw new Refusal('forbidden', 'forbidden');
    }
    const accountId = session.account.id;
    const stored = await lockListings(db, accountId, payload.student_ids);
    if (stored.length === 0) throw absent();
    const changed = new Map<number, Stored>();
    for (const row of stored) {
      const change = next(row, payload.status, now.toISOString());
      if (change !== null) changed.set(row.studentId, { ...row, ...change });
    }
    await store(db, accountId, [...changed.values()]);
    if (changed.size > 0) await tell([accountId], { type: 'student.changed' });
    const placed = stored.map(({ studentId }) => studentId);
    // Refused like one whose place does not change.
    const gone = payload.student_ids.filter((id) => !placed.includes(id));
    return {
      outcomes: [...placed, ...gone].map((id) => ({
        student_id: id,
        outcome: changed.has(id) ? ('done' as const) : ('refused' as const),
      })),
    };
  }),
];
