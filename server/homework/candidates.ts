import { asc, eq, sql } from 'drizzle-orm';
import type { AssignmentOutcome, AssignmentStatus } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { homeworkCandidates, students } from '../db/tables';
import { isSeen } from '../students/seen';

/** How far arranging is for one student; it fails for whoever was not given the homework. */
function statusOf(status: AssignmentStatus, outcome: AssignmentOutcome | null): AssignmentStatus {
  if (status === 'arranging') return 'arranging';
  return outcome === 'assignable' ? 'succeeded' : 'failed';
}

interface Arranged {
  readonly id: number;
  readonly status: AssignmentStatus;
}

/** The students for whom an assignment is arranged, each with how far that is, and whether the account sees the student. */
export async function candidatesOf(db: Queries, accountId: number, { id, status }: Arranged) {
  const found = await db
    .select({
      studentId: students.id,
      name: students.name,
      username: students.username,
      grade: students.grade,
      outcome: sql<AssignmentOutcome | null>`${homeworkCandidates.outcome}`,
      isYours: sql<boolean>`${isSeen(db, accountId, students.id)}`,
    })
    .from(homeworkCandidates)
    .innerJoin(students, eq(students.id, homeworkCandidates.studentId))
    .where(eq(homeworkCandidates.homeworkId, id))
    .orderBy(asc(students.id));
  return found.map(({ outcome, ...student }) => ({
    ...student,
    status: statusOf(status, outcome),
    reason: outcome === 'assignable' ? null : outcome,
  }));
}
