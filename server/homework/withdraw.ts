import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { withdrawHomework } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import {
  assignmentStatuses,
  type StatusCounts,
  withdrawalRefusal,
} from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { homework, homeworkPersons } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { finishArranging } from './arrange';
import { countStatuses } from './counts';
import { isHomeworkSeen } from './filters';
import type { Wanted } from './find';
import { happenTo, lockPersons } from './persons';

/** Locks the assignment, which the account sees. */
async function lockHomework(db: Queries, { id, subjectId, accountId }: Wanted) {
  const [row] = await db
    .select()
    .from(homework)
    .where(
      and(eq(homework.id, id), eq(homework.subjectId, subjectId), isHomeworkSeen(db, accountId)),
    )
    // Not its key: whoever hands in at the same time holds a person, and has to find the assignment.
    .for('no key update');
  if (row === undefined) throw absent();
  return row;
}

interface Withdrawer {
  readonly id: number;
  readonly realName: string;
}

type Assignment = Awaited<ReturnType<typeof lockHomework>>;

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
