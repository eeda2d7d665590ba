import { and, count, eq } from 'drizzle-orm';
import { unreadCount } from '../src/contract/workOrders';
import { workOrders } from './db/tables';
import { type Handler, serve } from './serve';

export const workOrderHandlers: readonly Handler[] = [
  serve(unreadCount, async ({ payload, session, db }) => {
    const [unread] = await db
      .select({ count: count() })
      .from(workOrders)
      .where(
        and(
          eq(workOrders.accountId, session.account.id),
          eq(workOrders.subjectId, payload.subject_id),
          eq(workOrders.isUnread, true),
        ),
      );
    return unread ?? { count: 0 };
  }),
];
