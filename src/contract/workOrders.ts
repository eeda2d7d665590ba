import { z } from 'zod';
import { workOrderFile, workOrderStatuses } from '../domain/workOrders';
import { call } from './call';
import { key, moment, oneOf, subjectId, whole } from './fields';
import { listAnswer } from './list';

/** How many work orders have news that nobody has read [CALL-010]. */
export const unreadCount = call(
  '/tickets/unreadCount',
  { subject_id: subjectId },
  { count: z.number().int().nonnegative() },
);

/** A work order as lists show it; of one in progress nothing is said of how it was handled [ENTITY-034]. */
const workOrderRow = z.object({
  sheetId: z.number().int(),
  sheetCode: z.string(),
  title: z.string(),
  createStaffName: z.string(),
  pushTime: moment,
  sheetStatus: z.literal(Object.values(workOrderStatuses)),
  handleStaffName: z.string().nullable(),
  overTime: moment.nullable(),
  isUnread: z.literal([0, 1]),
});

/** A page of the account's work orders, those that nobody has read first [CALL-206, CALL-209, SCREEN-172]. */
export const workOrderList = call(
  '/tickets/list',
  {
    subject_id: subjectId,
    /** In progress or completed; both when it is left out [SCREEN-174]. */
    status: oneOf(['1', '2']).optional(),
    page: whole(1, 100_000),
    pagesize: whole(1, 200),
  },
  listAnswer(workOrderRow),
);

/** Opens a work order, which clears its unread mark for good [CALL-207, SCREEN-173, WKO-02]. */
export const openWorkOrder = call(
  '/tickets/detail',
  { subject_id: subjectId, sheetCode: key(1, 40) },
  {
    ...workOrderRow.shape,
    /** Empty while it is in progress. */
    resultRemark: z.string(),
    sheetFileList: z.array(workOrderFile),
    as_of: moment,
  },
  { changes: true },
);
