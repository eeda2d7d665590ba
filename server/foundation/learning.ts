import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { foundationRounds } from '../db/tables';
import { happenTo, lockFoundation } from './standing';

/** A student confirms a restart on the learning machine; within a transaction [FRS-04]. */
export async function confirmRestart(db: Queries, studentId: number, now: Date): Promise<void> {
  await happenTo(db, { studentId }, { type: 'restart.confirmed' }, { now });
}

/** The last round ends where the next begins. */
async function startRound(db: Queries, studentId: number, round: number, now: Date): Promise<void> {
  await db
    .update(foundationRounds)
    .set({ endedAt: now })
    .where(and(eq(foundationRounds.studentId, studentId), isNull(foundationRounds.endedAt)));
  await db.insert(foundationRounds).values({ studentId, round, startedAt: now });
}

/** A student has been graded anew, and begins at that level; within a transaction [FRS-05, FMD-10]. */
export async function regrade(
  db: Queries,
  studentId: number,
  level: number,
  now: Date,
): Promise<void> {
  const before = await lockFoundation(db, studentId);
  const { round } = await happenTo(db, { studentId }, { type: 'student.regraded', level }, { now });
  if (round > before.round) await startRound(db, studentId, round, now);
}

/** The system finds that a student should start again; within a transaction [FRS-03]. */
export async function assignRestart(db: Queries, studentId: number, now: Date): Promise<void> {
  await happenTo(db, { studentId }, { type: 'restart.assignedBySystem' }, { now });
}
