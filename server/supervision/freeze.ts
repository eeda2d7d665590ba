import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import {
  frozenBy,
  freezeReasons,
  type FreezeReason,
  type SupervisionFunction,
} from '../../src/domain/supervision';
import {
  nextFreezeReasons,
  type supervisionFreeze,
} from '../../src/machines/supervision/supervisionFreeze';
import type { Queries } from '../db/database';
import { students, supervisionFreezes } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { tellSeers } from '../students/seen';

/** A reason for which a student's supervision is frozen, and since when. */
export interface Freeze {
  readonly reason: FreezeReason;
  readonly since: Date;
}

/** Why a student's supervision is frozen, the earliest reason first; empty while it is active. */
export async function freezesOf(db: Queries, studentId: number): Promise<Freeze[]> {
  const rows = await db
    .select()
    .from(supervisionFreezes)
    .where(eq(supervisionFreezes.studentId, studentId))
    .orderBy(asc(supervisionFreezes.since), asc(supervisionFreezes.reason));
  return rows.flatMap(({ reason: stored, since }) => {
    const reason = freezeReasons.find((one) => one === stored);
    return reason === undefined ? [] : [{ reason, since }];
  });
}

/** Refuses a function that is frozen for a student, with the reason [ROLE-104, ROLE-105]. */
export async function demandThawed(
  db: Queries,
  studentId: number,
  wanted: SupervisionFunction,
): Promise<void> {
  const freezes = await freezesOf(db, studentId);
  const freeze = freezes.find(({ reason }) => frozenBy[reason].includes(wanted));
  if (freeze === undefined) return;
  const { reason } = freeze;
  throw new Refusal('conflict', `supervision.frozen.${reason}`, { reason });
}

/** Locks a student's supervision until the transaction ends; absent where there is no such student. */
async function lockSupervision(db: Queries, studentId: number): Promise<readonly Freeze[]> {
  const [student] = await db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update');
  if (student === undefined) throw absent();
  return freezesOf(db, studentId);
}

/**
 * Lets an event happen to a student's supervision, by the chart supervisionFreeze, within a transaction, and
 * tells whoever sees the student. Throws Refusal where the event may not happen.
 */
export async function happenToSupervision(
  db: Queries,
  studentId: number,
  event: EventFrom<typeof supervisionFreeze>,
  now: Date,
): Promise<void> {
  const freezes = await lockSupervision(db, studentId);
  const next = nextFreezeReasons(
    freezes.map(({ reason }) => reason),
    event,
  );
  if (next === null) throw new Refusal('conflict', 'conflict');
  const gone = and(
    eq(supervisionFreezes.studentId, studentId),
    notInArray(supervisionFreezes.reason, [...next]),
  );
  await db.delete(supervisionFreezes).where(gone);
  for (const reason of next) {
    await db
      .insert(supervisionFreezes)
      .values({ studentId, reason, since: now })
      .onConflictDoNothing();
  }
  await tellSeers(db, [studentId], { type: 'student.changed', student_id: studentId });
}
