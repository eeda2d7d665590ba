import { and, asc, eq, exists, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { responsibilities, students, supervisionFreezes } from '../db/tables';
import { lockStudent } from '../students/seen';
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

/** Whether a student's freeze says otherwise than the profile. */
const isBehind = (db: Queries) => sql`${isComplete(db)} = ${isFrozen(db)}`;

/** Freezes or thaws a student, unless another process was faster or the profile has changed again. */
async function follow(db: Queries, studentId: number, now: Date): Promise<void> {
  await lockStudent(db, studentId);
  const [found] = await db
    .select({ complete: isComplete(db) })
    .from(students)
    .where(and(eq(students.id, studentId), isBehind(db)));
  if (found === undefined) return;
  const type = found.complete ? 'profile.completed' : 'profile.lacked';
  await happenToSupervision(db, studentId, { type }, now);
}

/** Freezes whose profile lacks something, and thaws whose profile was completed [SFZ-02, SFZ-03, ROLE-105]. */
export async function followProfiles(database: Database, now: Date): Promise<void> {
  const query = database.query;
  const changed = await query
    .select({ id: students.id })
    .from(students)
    .where(isBehind(query))
    .orderBy(asc(students.id));
  for (const { id } of changed) await database.transact((db) => follow(db, id, now));
}
