import type { WorkOrderRow } from '../../domain/workOrders';
import { collectionPaths } from '../parts/collection.paths';

const inProgress: WorkOrderRow = {
  sheetId: 41,
  sheetCode: 'GD20261120900',
  title: 'The video has no sound',
  createStaffName: 'Ann',
  pushTime: '2026-11-20T09:00:00+08:00',
  sheetStatus: 1,
  handleStaffName: null,
  overTime: null,
  isUnread: 0,
};
export const sampleWorkOrder: WorkOrderRow = {
  ...inProgress,
  sheetStatus: 2,
  handleStaffName: 'Mia',
  overTime: '2026-11-20T14:30:00+08:00',
  isUnread: 1,
};

/** As many of them, every other one completed and unread. */
const rowsOf = (count: number): WorkOrderRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(index % 2 === 0 ? sampleWorkOrder : inProgress),
    sheetId: index + 1,
    sheetCode: `GD${String(index + 1)}`,
  }));

const message = { type: 'workOrder.changed' } as const;
const ids = ['GD1', 'GD2'] as const;
const answerOf = (rows: WorkOrderRow[]) => ({
  list: rows,
  total: rows.length,
  counts: {
    all: rows.length,
    1: rows.filter(({ sheetStatus }) => sheetStatus === 1).length,
    2: rows.filter(({ sheetStatus }) => sheetStatus === 2).length,
  },
  as_of: '2026-11-20T14:30:00+08:00',
});

/** More than a page of them. */
const rows = rowsOf(11);
const few = rowsOf(4);

/** Samples for the paths of the work orders. */
export const workOrderRowsPaths = collectionPaths({
  input: { scope: { subject_id: 2 } },
  rows,
  ids,
  answer: answerOf(rows),
  filter: { name: 'status', change: { status: '2' as const } },
  message,
});

/** Samples for the paths of the first few. */
export const workOrderPreviewPaths = collectionPaths({
  input: { scope: { subject_id: 2 } },
  rows: few,
  ids,
  answer: answerOf(few),
  message,
});
