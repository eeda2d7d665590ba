import { and, asc, eq, inArray } from 'drizzle-orm';
import { setClassStatus } from '../../src/contract/courses';
import { classes } from '../db/tables';
import { lifeCycles } from '../lifeCycle';
import { type Handler, serve } from '../serve';
import { publish } from '../socket/publish';
import { nextRow, outcomeIn } from '../students/listing';

interface Meant {
  readonly accountId: number;
  readonly subjectId: number;
  readonly ids: readonly number[];
}

/** Arranges an account's own classes, by the chart listing. */
const arrangeClasses = lifeCycles({
  lock: (db, { accountId, subjectId, ids }: Meant) =>
    db
      .select()
      .from(classes)
      .where(
        and(
          eq(classes.accountId, accountId),
          eq(classes.subjectId, subjectId),
          inArray(classes.id, [...ids]),
        ),
      )
      .orderBy(asc(classes.id))
      .for('update'),
  next: nextRow,
  async store(db, _, changed) {
    for (const { id, pinned, hiddenAt } of changed)
      await db.update(classes).set({ pinned, hiddenAt }).where(eq(classes.id, id));
  },
  tell: (db, { accountId }) => publish(db, [accountId], { type: 'course.changed' }),
});

export const classStatusHandlers: readonly Handler[] = [
  serve(
    setClassStatus,
    async ({ payload, session, db, now }) => {
      const { subject_id: subjectId, class_ids: ids, status } = payload;
      const whose = { accountId: session.account.id, subjectId, ids };
      const { stored, changed } = await arrangeClasses(db, whose, { status, now });
      const done = new Set(changed.map(({ id }) => id));
      return { outcomes: stored.map(({ id }) => ({ class_id: id, outcome: outcomeIn(done, id) })) };
    },
    { needs: 'monitorClassPermission' },
  ),
];
