import { and, asc, eq, exists, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { responsibilities, students, supervisionFreezes } from '../db/tables';
import { Refusal } from '../refusal';
import { happenToSupervision } from './freeze';

/** Whether the campus has filled in how a student is supervised, and who answers for the student. */
function isComplete(db: Queries) {
  const named = db
    .select({ studentId: responsibilities.studentId })
    .from(responsibilities)
    .where(eq(responsibilities.studentId, students.id));
  return sql<boolean>`${and(ne(students.supervision, 'unmarked'), exists(named))}`;
}

/** Whether a student's supervision is frozen for an incomplete profile. */
function isFrozen(db: Queries) {
  const freeze = db
    .select({ studentId: supervisionFreezes.studentId })
    .from(supervisionFreezes)
    .where(
      and(
        eq(supervisionFreezes.studentId, students.id),
        eq(supervisionFreezes.reason, 'profileIncomplete'),
      ),
    );
  return sql<boolean>`${exists(freeze)}`;
}

/** Another process was faster: there is nothing left to do. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

/** Freezes whose profile lacks something, and thaws whose profile was completed [SFZ-02, SFZ-03, ROLE-105]. */
export async function followProfiles(database: Database, now: Date): Promise<void> {
  const query = database.query;
  const changed = await query
    .select({ id: students.id, complete: isComplete(query) })
    .from(students)
    .where(sql`${isComplete(query)} = ${isFrozen(query)}`)
    .orderBy(asc(students.id));
  for (const { id, complete } of changed) {
    const type = complete ? 'profile.completed' : 'profile.lacked';
    await database
      .transact((db) => happenToSupervision(db, id, { type }, now))
      .catch(unlessRefused);
  }
}
