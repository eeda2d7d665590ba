import { and, count, desc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import { openWorkOrder, unreadCount, workOrderList } from '../../src/contract/workOrders';
import { toMoment } from '../../src/domain/businessTime';
import { nextWorkOrder } from '../../src/machines/workOrders/workOrder';
import { workOrders } from '../db/tables';
import { listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { livingOrder, lockOrder, ownOrders, shownOrder, storeOrder } from './stored';

/** What the status of a list filters by: 1 is in progress, 2 completed. */
const isOfStatus = {
  1: isNull(workOrders.finishedAt),
  2: isNotNull(workOrders.finishedAt),
} as const;

export const workOrderHandlers: readonly Handler[] = [
  serve(unreadCount, async ({ payload, session, db }) => {
    const [unread] = await db
      .select({ count: count() })
      .from(workOrders)
      .where(and(ownOrders(session.account.id, payload.subject_id), eq(workOrders.isUnread, true)));
    return unread ?? { count: 0 };
  }),

  serve(workOrderList, async ({ payload, session, db, now }) => {
    const { status, page, pagesize: page_size } = payload;
    const ofStatus = status === undefined ? undefined : isOfStatus[status];
    const found = await pageOf(
      (limit, offset) =>
        db
          .select({ ...getTableColumns(workOrders), total })
          .from(workOrders)
          .where(and(ownOrders(session.account.id, payload.subject_id), ofStatus))
          .orderBy(desc(workOrders.isUnread), desc(workOrders.pushedAt), desc(workOrders.id))
          .limit(limit)
          .offset(offset),
      { page, page_size },
    );
    return listed(found, shownOrder, now);
  }),

  serve(openWorkOrder, async ({ payload, session, db, now, tell }) => {
    const { id: accountId } = session.account;
    const row = await lockOrder(
      db,
      and(ownOrders(accountId, payload.subject_id), eq(workOrders.code, payload.sheetCode)),
    );
    const order = livingOrder(row);
    const next = nextWorkOrder(order, { type: 'order.opened' });
    if (next !== null) {
      await storeOrder(db, row.id, next);
      await tell([accountId], { type: 'workOrder.changed', id: row.id });
    }
    return {
      ...shownOrder({ ...row, isUnread: false }),
      resultRemark: order.resultRemark ?? '',
      sheetFileList: [...order.files],
      as_of: toMoment(now),
    };
  }),
];
