import { and, count, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  openWorkOrder,
  requestWorkOrder,
  unreadCount,
  workOrderList,
} from '../../src/contract/workOrders';
import { toMoment } from '../../src/domain/businessTime';
import { workOrderTabs } from '../../src/domain/workOrders';
import { countsBy } from '../counting';
import { workOrders } from '../db/tables';
import { listed, pageOf, total } from '../page';
import type { Area } from '../area';
import { type Handler, serve } from '../serve';
import { addOrder } from './add';
import { happenToOrder, livingOrder, lockOrder, ownOrders, shownOrder } from './stored';

/** What the status of a list filters by: 1 is in progress, 2 completed. */
const isInTab = {
  all: sql`true`,
  1: isNull(workOrders.finishedAt),
  2: isNotNull(workOrders.finishedAt),
} as const;

const handlers: readonly Handler[] = [
  serve(unreadCount, async ({ payload, session, db }) => {
    const [unread] = await db
      .select({ count: count() })
      .from(workOrders)
      .where(and(ownOrders(session.account.id, payload.subject_id), eq(workOrders.isUnread, true)));
    return unread ?? { count: 0 };
  }),

  serve(workOrderList, async ({ payload, session, db, now }) => {
    const { status = 'all', page, pagesize: page_size } = payload;
    const own = ownOrders(session.account.id, payload.subject_id);
    const found = await pageOf(
      db
        .select({ ...getTableColumns(workOrders), total })
        .from(workOrders)
        .where(and(own, isInTab[status]))
        .orderBy(desc(workOrders.isUnread), desc(workOrders.pushedAt), desc(workOrders.id)),
      { page, page_size },
    );
    const [counted] = await db
      .select({ counts: countsBy(workOrderTabs, (tab) => isInTab[tab]) })
      .from(workOrders)
      .where(own);
    if (counted === undefined) throw new Error('counting gives a row');
    return { ...listed(found, shownOrder, now), ...counted };
  }),

  serve(requestWorkOrder, async ({ payload, session, db, now }) => ({
    sheetCode: await addOrder(db, session.account, payload, now),
  })),

  serve(openWorkOrder, async ({ payload, session, db, now }) => {
    const { id: accountId } = session.account;
    const row = await lockOrder(
      db,
      and(ownOrders(accountId, payload.subject_id), eq(workOrders.code, payload.sheetCode)),
    );
    const order = livingOrder(row);
    // Opening it again changes nothing.
    if (row.isUnread) await happenToOrder(db, eq(workOrders.id, row.id), { type: 'order.opened' });
    return {
      ...shownOrder({ ...row, isUnread: false }),
      resultRemark: order.resultRemark ?? '',
      sheetFileList: [...order.files],
      as_of: toMoment(now),
    };
  }),
];

export const area: Area = { handlers };
