import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { clearUnread, setMessagesRead } from '../../src/contract/messages';
import type { Queries } from '../db/database';
import { messages } from '../db/tables';
import { type Handler, type Request, serve } from '../serve';
import { inboxOf, isIn, isUnread } from './own';

/** Marks what is not marked so yet; locked in the order of ids, so that two who mark at once wait for each other. */
async function mark(db: Queries, condition: SQL | undefined, isRead: boolean): Promise<number> {
  const wanted = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(condition, eq(messages.isRead, !isRead)))
    .orderBy(asc(messages.id))
    .for('update');
  const marked = await db
    .update(messages)
    .set({ isRead })
    .where(inArray(messages.id, wanted))
    .returning({ id: messages.id });
  return marked.length;
}

/** The account's other pages show another number now. */
async function told(
  { session, tell }: Pick<Request<unknown>, 'session' | 'tell'>,
  changed: number,
): Promise<{ changed: number }> {
  if (changed > 0) await tell([session.account.id], { type: 'message.changed' });
  return { changed };
}

export const readHandlers: readonly Handler[] = [
  serve(setMessagesRead, async (request) => {
    const { payload, session, db } = request;
    const { message_ids, is_read } = payload;
    const condition = and(isIn(db, inboxOf(session, payload)), inArray(messages.id, message_ids));
    return told(request, await mark(db, condition, is_read));
  }),

  serve(clearUnread, async (request) => {
    const { payload, session, db } = request;
    const condition = and(
      isIn(db, inboxOf(session, payload)),
      lte(messages.id, payload.up_to),
      isUnread,
    );
    return told(request, await mark(db, condition, true));
  }),
];
