import { and, eq } from 'drizzle-orm';
import { withdrawHomework } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { homework, homeworkPersons } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { finishArranging } from './arrange';
import { isHomeworkSeen } from './filters';
import type { Wanted } from './find';
import { happenTo, lockPersons } from './persons';

/** Locks the assignment, which has to be the account's own: a colleague's is seen, not withdrawn. */
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
  if (row.accountId !== accountId) throw new Refusal('forbidden', 'homeworkNotYours');
  return row;
}

export const withdrawHandlers: readonly Handler[] = [
  serve(
    withdrawHomework,
    async ({ payload, session, db, now, tell }) => {
      const { homework_id: id, subject_id: subjectId } = payload;
      const { id: accountId, realName: by } = session.account;
      await finishArranging(db, now);
      const { status, withdrawnAt } = await lockHomework(db, { id, subjectId, accountId });
      if (withdrawnAt !== null) {
        const at = toMoment(withdrawnAt);
        throw new Refusal('conflict', 'homeworkWithdrawn', { by, at });
      }
      if (status !== 'succeeded') {
        const words = status === 'arranging' ? 'homeworkArranging' : 'homeworkFailed';
        throw new Refusal('conflict', words, { status });
      }
      await db.update(homework).set({ withdrawnAt: now }).where(eq(homework.id, id));
      const persons = await lockPersons(db, eq(homeworkPersons.homeworkId, id));
      const withdrawn = await happenTo(db, persons, { type: 'homework.withdrawn' });
      if (withdrawn.length === 0) await tell([accountId], { type: 'homework.changed', id });
      return { invalid_count: withdrawn.length };
    },
    { needs: 'homeworkManagerPermission' },
  ),
];
