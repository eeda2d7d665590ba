import { and, eq, exists, ne, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { responsibilities, students } from '../db/tables';
import { following, isFrozenFor } from './followed';

/** Whether the campus has filled in how a student is supervised, and who answers for the student. */
function isComplete(db: Queries) {
  const named = db
    .select({ studentId: responsibilities.studentId })
    .from(responsibilities)
    .where(eq(responsibilities.studentId, students.id));
  return sql<boolean>`${and(ne(students.supervision, 'unmarked'), exists(named))}`;
}

/** Freezes whose profile lacks something, and thaws whose profile was completed [SFZ-02, SFZ-03, ROLE-105]. */
export const { all: followProfiles } = following({
  reason: 'profileIncomplete',
  isBehind: (db) => sql`${isComplete(db)} = ${isFrozenFor(db, 'profileIncomplete')}`,
  ...{ ended: { type: 'profile.completed' }, begun: { type: 'profile.lacked' } },
});
