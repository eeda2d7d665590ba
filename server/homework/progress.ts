import type { AnswerOf } from '../../src/contract/call';
import type { checkHomeworkStatus } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import type { Retryable } from '../../src/domain/homeworkCandidacy';
import type { Queries } from '../db/database';
import { candidatesOf } from './candidates';

interface Asked {
  readonly id: number;
  readonly accountId: number;
  readonly assignment: Retryable;
  readonly now: Date;
}

/** How far an assignment is, for each student whom the account sees. */
export async function progressOf(
  db: Queries,
  { id, accountId, assignment, now }: Asked,
): Promise<AnswerOf<typeof checkHomeworkStatus>> {
  const { status, is_own, withdrawn_at, deadline } = assignment;
  const candidates = await candidatesOf(db, accountId, { id, status });
  const left = candidates.filter((one) => one.status === 'failed' && !one.isYours);
  return {
    ...{ status, is_own, withdrawn_at, deadline },
    students: candidates
      .filter(({ isYours }) => isYours)
      .map(({ studentId, isYours: _, ...student }) => ({ student_id: studentId, ...student })),
    // Whoever did not assign it never had the others.
    not_yours: is_own ? left.length : 0,
    as_of: toMoment(now),
  };
}
