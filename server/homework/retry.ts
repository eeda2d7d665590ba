import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { retryHomework } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import { assignmentStatuses, homeworkTypes } from '../../src/domain/homework';
import { type Retryable, retryRefusal } from '../../src/domain/homeworkCandidacy';
import { homework } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { finishArranging, give } from './arrange';
import { candidatesOf } from './candidates';
import { type Assignment, lockCardOf, lockHomework } from './lock';
import { progressOf } from './progress';

/** What decides whether an assignment may be given once more, as its row has it. */
function retryableOf(assignment: Assignment, accountId: number): Retryable {
  const { withdrawnAt, deadline, status } = assignment;
  return {
    is_own: assignment.accountId === accountId,
    status: z.enum(assignmentStatuses).parse(status),
    ...{ withdrawn_at: toMoment(withdrawnAt), deadline: toMoment(deadline) },
  };
}

/** Demands an assignment that can still be given to whom it failed for. */
function demandRetryable(assignment: Retryable, now: Date): void {
  const { status } = assignment;
  const refusal = retryRefusal(assignment, now.getTime());
  if (refusal === 'notOwn') throw new Refusal('forbidden', 'retryNotYours');
  if (refusal === 'withdrawn') throw new Refusal('conflict', 'homeworkWithdrawn');
  if (refusal === 'arranging') throw new Refusal('conflict', 'retryArranging', { status });
  if (refusal === 'overdue') throw new Refusal('conflict', 'retryOverdue');
}

export const retryHandlers: readonly Handler[] = [
  serve(
    retryHomework,
    async ({ payload, session, db, now }) => {
      const { homework_id: id, subject_id: subjectId } = payload;
      const { id: accountId } = session.account;
      await finishArranging(db, now);
      await lockCardOf(db, id);
      const row = await lockHomework(db, { id, subjectId, accountId });
      const assignment = retryableOf(row, accountId);
      demandRetryable(assignment, now);
      const { cardId, deadline } = row;
      const type = z.enum(homeworkTypes).parse(row.type);
      const candidates = await candidatesOf(db, accountId, { id, status: assignment.status });
      const studentIds = candidates
        .filter((one) => one.status === 'failed' && payload.student_ids.includes(one.studentId))
        .map(({ studentId }) => studentId);
      const arranging = { id, accountId, cardId, type, deadline };
      const isGiven =
        studentIds.length > 0 && (await give(db, arranging, { studentIds, givenAt: now }));
      const status = isGiven ? 'succeeded' : assignment.status;
      await db.update(homework).set({ status }).where(eq(homework.id, id));
      return progressOf(db, { id, accountId, assignment: { ...assignment, status }, now });
    },
    { needs: 'homeworkManagerPermission' },
  ),
];
