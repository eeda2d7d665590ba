import { and, asc, eq, inArray } from 'drizzle-orm';
import { setClassStatus } from '../../src/contract/courses';
import { nextListing } from '../../src/machines/students/listing';
import { classes } from '../db/tables';
import { type Handler, serve } from '../serve';
import { eventOf } from './courseStatus';

export const classStatusHandlers: readonly Handler[] = [
  serve(
    setClassStatus,
    async ({ payload, session, db, now, tell }) => {
      const { id: accountId } = session.account;
      const { subject_id: subjectId, class_ids: ids, status } = payload;
      const isOwn = and(eq(classes.accountId, accountId), eq(classes.subjectId, subjectId));
      const event = eventOf(status, now.toISOString());
      const own = await db
        .select()
        .from(classes)
        .where(and(isOwn, inArray(classes.id, ids)))
        .orderBy(asc(classes.id))
        .for('update');
      const outcomes: { class_id: number; outcome: 'done' | 'refused' }[] = [];
      for (const { id, pinned, hiddenAt } of own) {
        const next = nextListing({ pinned, hiddenAt: hiddenAt?.toISOString() ?? null }, event);
        outcomes.push({ class_id: id, outcome: next === null ? 'refused' : 'done' });
        if (next === null) continue;
        const hidden = next.hiddenAt === null ? null : new Date(next.hiddenAt);
        await db
          .update(classes)
          .set({ pinned: next.pinned, hiddenAt: hidden })
          .where(eq(classes.id, id));
      }
      if (outcomes.some(({ outcome }) => outcome === 'done'))
        await tell([accountId], { type: 'course.changed' });
      return { outcomes };
    },
    { needs: 'monitorClassPermission' },
  ),
];
