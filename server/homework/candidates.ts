import { and, asc, eq, sql } from 'drizzle-orm';
import type { AssignmentOutcome } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { homeworkCandidates, students } from '../db/tables';
import { isSeen } from '../students/seen';

/** The students for whom an assignment is arranged, those whom the account sees; null: not decided. */
export function candidatesOf(db: Queries, accountId: number, homeworkId: number) {
  return db
    .select({
      studentId: students.id,
      name: students.name,
      username: students.username,
      grade: students.grade,
      outcome: sql<AssignmentOutcome | null>`${homeworkCandidates.outcome}`,
    })
    .from(homeworkCandidates)
    .innerJoin(students, eq(students.id, homeworkCandidates.studentId))
    .where(and(eq(homeworkCandidates.homeworkId, homeworkId), isSeen(db, accountId, students.id)))
    .orderBy(asc(students.id));
}
