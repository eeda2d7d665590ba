import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { setStudentStatus } from '../../src/contract/students';
import type { ListingStatus } from '../../src/domain/students';
import { flagsOf } from '../../src/domain/useType';
import { nextAuditionMark } from '../../src/machines/students/auditionMark';
import { listings } from '../db/tables';
import { lifeCycles } from '../lifeCycle';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { publish } from '../socket/publish';
import { nextRow } from './listing';

type Row = typeof listings.$inferSelect;

interface Wish {
  readonly status: ListingStatus;
  readonly now: Date;
}

/** A student on trial who has had the trial class; nobody else can have had it. */
function nextAuditioned({ kind, auditionedAt }: Row, now: Date): Partial<Row> | null {
  if (kind !== 'audition') return null;
  const next = nextAuditionMark(
    { auditionedAt: auditionedAt?.toISOString() ?? null },
    { type: 'audition.confirmed', at: now.toISOString() },
  );
  return next && { auditionedAt: next.auditionedAt === null ? null : new Date(next.auditionedAt) };
}

/** Arranges students in an account's lists, by the charts listing and auditionMark. */
const arrangeStudents = lifeCycles({
  lock: (db, { accountId, ids }: { accountId: number; ids: readonly number[] }) =>
    db
      .select()
      .from(listings)
      .where(and(eq(listings.accountId, accountId), inArray(listings.studentId, [...ids])))
      .orderBy(asc(listings.studentId))
      .for('update'),
  next: (row, { status, now }: Wish) =>
    status === 'auditioned' ? nextAuditioned(row, now) : nextRow(row, { status, now }),
  async store(db, { accountId }, changed) {
    const next = sql`json_to_recordset(${JSON.stringify(changed)}::json) as next (
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
  },
  tell: (db, { accountId }) => publish(db, [accountId], { type: 'student.changed' }),
});

export const statusHandlers: readonly Handler[] = [
  serve(setStudentStatus, async ({ payload, session, db, now }) => {
    const hasAudition = flagsOf(session.school.useType).audition;
    if (payload.status === 'auditioned' && !hasAudition) {
      throw new Refusal('forbidden', 'forbidden');
    }
    const accountId = session.account.id;
    const whose = { accountId, ids: payload.student_ids };
    const { outcomes } = await arrangeStudents(db, whose, { status: payload.status, now });
    if (outcomes.length === 0) throw absent();
    const placed = outcomes.map(({ stored, outcome }) => ({
      student_id: stored.studentId,
      outcome,
    }));
    // Refused like one whose place does not change.
    const gone = payload.student_ids
      .filter((id) => placed.every(({ student_id }) => student_id !== id))
      .map((id) => ({ student_id: id, outcome: 'refused' as const }));
    return { outcomes: [...placed, ...gone] };
  }),
];
