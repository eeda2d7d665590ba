import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { retryHomework } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import { assignmentStatuses, homeworkTypes } from '../../src/domain/homework';
import { retryRefusal } from '../../src/domain/homeworkCandidacy';
import type { Queries } from '../db/database';
import { homework, homeworkCandidates } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { finishArranging, give } from './arrange';
import { type Assignment, lockCardOf, lockHomework } from './lock';
import { progressOf } from './progress';

/** Demands an assignment that can still be given to whom it failed for. */
function demandRetryable(assignment: Assignment, accountId: number, now: Date): void {
  const { withdrawnAt, deadline } = assignment;
  const status = z.enum(assignmentStatuses).parse(assignment.status);
  const refusal = retryRefusal(
    {
      ...{ is_own: assignment.accountId === accountId, status },
      ...{ withdrawn_at: toMoment(withdrawnAt), deadline: toMoment(deadline) },
    },
    now.getTime(),
  );
  if (refusal === 'notOwn') throw new Refusal('forbidden', 'retryNotYours');
  if (refusal === 'withdrawn') throw new Refusal('conflict', 'homeworkWithdrawn');
  if (refusal === 'arranging') throw new Refusal('conflict', 'retryArranging', { status });
  if (refusal === 'overdue') throw new Refusal('conflict', 'retryOverdue');
}

/** Those of some students for whom the assignment was arranged in vain. */
async function failedAmong(db: Queries, homeworkId: number, studentIds: readonly number[]) {
  const rows = await db
    .select({ studentId: homeworkCandidates.studentId })
    .from(homeworkCandidates)
    .where(
      and(
        eq(homeworkCandidates.homeworkId, homeworkId),
        inArray(homeworkCandidates.studentId, [...studentIds]),
        sql`${homeworkCandidates.outcome} is distinct from 'assignable'`,
      ),
    );
  return rows.map(({ studentId }) => studentId);
}

export const retryHandlers: readonly Handler[] = [
  serve(
    retryHomework,
    async ({ payload, session, db, now }) => {
      const { homework_id: id, subject_id: subjectId } = payload;
      const { id: accountId } = session.account;
      await finishArranging(db, now);
      await lockCardOf(db, id);
      const assignment = await lockHomework(db, { id, subjectId, accountId });
      demandRetryable(assignment, accountId, now);
      const { cardId, deadline } = assignment;
      const type = z.enum(homeworkTypes).parse(assignment.type);
      const failed = await failedAmong(db, id, payload.student_ids);
      const isGiven =
        failed.length > 0 && (await give(db, { id, accountId, cardId, type, deadline }, failed));
      const isAssigned = isGiven || assignment.status === 'succeeded';
      const status = isAssigned ? 'succeeded' : 'failed';
      await db.update(homework).set({ status }).where(eq(homework.id, id));
      return progressOf(db, { id, accountId, status, now });
    },
    { needs: 'homeworkManagerPermission' },
  ),
];
