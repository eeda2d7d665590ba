import { and, asc, eq, inArray } from 'drizzle-orm';
import { setClassStatus } from '../../src/contract/courses';
import { classes } from '../db/tables';
import { type Handler, serve } from '../serve';
import { arranging } from '../students/listing';

const arrangeClasses = arranging(
  (db, { accountId, subjectId, ids }) => {
    const isOwn = and(eq(classes.accountId, accountId), eq(classes.subjectId, subjectId));
    return db
      .select()
      .from(classes)
      .where(and(isOwn, inArray(classes.id, [...ids])))
      .orderBy(asc(classes.id))
      .for('update');
  },
  (db, { id, pinned, hiddenAt }) =>
    db.update(classes).set({ pinned, hiddenAt }).where(eq(classes.id, id)),
);

export const classStatusHandlers: readonly Handler[] = [
  serve(
    setClassStatus,
    async ({ payload, session, db, now }) => {
      const { subject_id: subjectId, class_ids: ids, status } = payload;
      const meant = { accountId: session.account.id, subjectId, ids };
      const { outcomes } = await arrangeClasses(db, meant, { status, now });
      return {
        outcomes: outcomes.map(({ stored, outcome }) => ({ class_id: stored.id, outcome })),
      };
    },
    { needs: 'monitorClassPermission' },
  ),
];
