import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import {
  workOrderDetail,
  workOrderQuestion,
  workOrderRow,
  workOrderTabs,
} from '../domain/workOrders';
import { call } from './call';
import { count, key, moment, oneOf, subjectId, whole } from './fields';
import { listAnswer } from './list';

/** How many work orders have news that nobody has read [CALL-010]. */
export const unreadCount = call(
  '/tickets/unreadCount',
  { subject_id: subjectId },
  { count },
  { background: true },
);

/** A page of the account's work orders, those that nobody has read first [CALL-206, CALL-209, SCREEN-172]. */
export const workOrderList = call(
  '/tickets/list',
  {
    subject_id: subjectId,
    /** In progress or completed; both when it is left out [SCREEN-174]. */
    status: z.optional(oneOf(['1', '2'])),
    page: whole(1, 100_000),
    pagesize: whole(1, 200),
  },
  {
    ...listAnswer(workOrderRow),
    /** How many each tab has. */
    counts: recordOf(workOrderTabs, count),
  },
);

/** Opens a work order, which clears its unread mark for good [CALL-207, SCREEN-173, WKO-02]. */
export const openWorkOrder = call(
  '/tickets/detail',
  { subject_id: subjectId, sheetCode: key(1, 40) },
  {
    ...workOrderDetail.shape,
    as_of: moment,
  },
  { changes: true, forAnswer: true },
);

/** Opens a new work order for what the service desk has not solved. */
export const requestWorkOrder = call(
  '/tickets/create',
  { subject_id: subjectId, question: workOrderQuestion },
  { sheetCode: z.string() },
  { changes: true },
);
