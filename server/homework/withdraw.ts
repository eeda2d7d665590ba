import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { withdrawHomework } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import {
  assignmentStatuses,
  type StatusCounts,
  withdrawalRefusal,
} from '../../src/domain/homework';
import { homework, homeworkPersons } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { finishArranging } from './arrange';
import { countStatuses } from './counts';
import { type Assignment, lockHomework } from './lock';
import { happenTo, lockPersons } from './persons';

interface Withdrawer {
  readonly id: number;
  readonly realName: string;
}

/** Demands what may be withdrawn; whoever comes second is told who was first, and when. */
function demandWithdrawable(
  { accountId, withdrawnAt, ...row }: Assignment,
  counts: StatusCounts,
  by: Withdrawer,
): void {
  const status = z.enum(assignmentStatuses).parse(row.status);
  const at = toMoment(withdrawnAt);
  const assignment = { is_own: accountId === by.id, withdrawn_at: at, status, counts };
  const refusal = withdrawalRefusal(assignment);
  if (refusal === 'notOwn') throw new Refusal('forbidden', 'homeworkNotYours');
  if (refusal === 'withdrawn') {
    throw new Refusal('conflict', 'homeworkWithdrawn', { by: by.realName, at });
  }
  if (refusal === 'arranging') throw new Refusal('conflict', 'homeworkArranging', { status });
  if (refusal === 'nothingOpen') throw new Refusal('conflict', 'homeworkOver');
  if (refusal === 'failed') throw new Refusal('conflict', 'homeworkFailed', { status });
}

export const withdrawHandlers: readonly Handler[] = [
  serve(
    withdrawHomework,
    async ({ payload, session, db, now, tell }) => {
      const { homework_id: id, subject_id: subjectId } = payload;
      const { id: accountId } = session.account;
      await finishArranging(db, now);
      const assignment = await lockHomework(db, { id, subjectId, accountId });
      const persons = await lockPersons(db, eq(homeworkPersons.homeworkId, id));
      demandWithdrawable(assignment, countStatuses(persons), session.account);
      await db.update(homework).set({ withdrawnAt: now }).where(eq(homework.id, id));
      const withdrawn = await happenTo(db, persons, { type: 'homework.withdrawn' });
      if (withdrawn.length === 0) await tell([accountId], { type: 'homework.changed', id });
      return { invalid_count: withdrawn.length };
    },
    { needs: 'homeworkManagerPermission' },
  ),
];
