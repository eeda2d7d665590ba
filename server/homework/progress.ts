import type { AnswerOf } from '../../src/contract/call';
import type { checkHomeworkStatus } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import type { AssignmentOutcome, AssignmentStatus } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { candidatesOf } from './candidates';

interface Asked {
  readonly id: number;
  readonly accountId: number;
  readonly status: AssignmentStatus;
  readonly now: Date;
}

/** How far arranging is for one student. */
function statusOf(status: AssignmentStatus, outcome: AssignmentOutcome | null): AssignmentStatus {
  if (status === 'arranging') return 'arranging';
  return outcome === 'assignable' ? 'succeeded' : 'failed';
}

/** How far an assignment is, for each student whom the account sees. */
export async function progressOf(
  db: Queries,
  { id, accountId, status, now }: Asked,
): Promise<AnswerOf<typeof checkHomeworkStatus>> {
  const students = await candidatesOf(db, accountId, id);
  return {
    status,
    students: students.map(({ studentId, outcome, ...named }) => ({
      student_id: studentId,
      ...named,
      status: statusOf(status, outcome),
      reason: outcome === 'assignable' ? null : outcome,
    })),
    as_of: toMoment(now),
  };
}
