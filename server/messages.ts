import { and, count, eq } from 'drizzle-orm';
import { getUnreadNum } from '../src/contract/messages';
import { messages } from './db/tables';
import { type Handler, serve } from './serve';

export const messageHandlers: readonly Handler[] = [
  serve(getUnreadNum, async ({ payload, session, db }) => {
    const [unread] = await db
      .select({ unread_num: count() })
      .from(messages)
      .where(
        and(
          eq(messages.accountId, session.account.id),
          eq(messages.subjectId, payload.subject_id),
          eq(messages.isRead, false),
        ),
      );
    return unread ?? { unread_num: 0 };
  }),
];
