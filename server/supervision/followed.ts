import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import type { FreezeReason } from '../../src/domain/supervision';
import type { supervisionFreeze } from '../../src/machines/supervision/supervisionFreeze';
import type { Database, Queries } from '../db/database';
import { students, supervisionFreezes } from '../db/tables';
import { lockStudent } from '../students/seen';
import { happenToSupervision } from './freeze';

/** Whether a student's supervision is frozen for a reason, where told since when, as a condition. */
export const isFrozenFor = (db: Queries, reason: FreezeReason, since?: SQL): SQL =>
  exists(
    db
      .select({ studentId: supervisionFreezes.studentId })
      .from(supervisionFreezes)
      .where(
        and(
          eq(supervisionFreezes.studentId, students.id),
          eq(supervisionFreezes.reason, reason),
          since,
        ),
      ),
  );

type FreezeEvent = EventFrom<typeof supervisionFreeze>;

/** A freeze that follows stored data. */
interface Followed {
  readonly reason: FreezeReason;
  /** Whether the freeze contradicts the data, as a condition. */
  readonly isBehind: (db: Queries, now: Date) => SQL;
  readonly ended: FreezeEvent;
  readonly begun: FreezeEvent;
}

/** Freezes and thaws by stored data: `one` student, within a transaction; `all`, a transaction each. */
export function following({ reason, isBehind, ended, begun }: Followed) {
  /** Looks again under the lock: another process may have been faster, or the data have changed again. */
  async function one(db: Queries, studentId: number, now: Date): Promise<void> {
    await lockStudent(db, studentId);
    const [found] = await db
      .select({ frozen: sql<boolean>`${isFrozenFor(db, reason)}` })
      .from(students)
      .where(and(eq(students.id, studentId), isBehind(db, now)));
    if (found !== undefined) {
      await happenToSupervision(db, studentId, found.frozen ? ended : begun, now);
    }
  }
  async function all(database: Database, now: Date): Promise<void> {
    const { query } = database;
    const changed = await query
      .select({ id: students.id })
      .from(students)
      .where(isBehind(query, now))
      .orderBy(asc(students.id));
    for (const { id } of changed) await database.transact((db) => one(db, id, now));
  }
  return { one, all };
}
