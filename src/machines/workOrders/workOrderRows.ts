import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { workOrderList } from '../../contract/workOrders';
import { workOrderPageSize, workOrderPreviewSize } from '../../domain/limits';
import type { WorkOrderRow } from '../../domain/workOrders';
import { collection } from '../parts/collection';

/** What every list of work orders has. */
const listed = {
  scope: { subject_id: subjectId },
  call: workOrderList,
  idOf: ({ sheetCode }: WorkOrderRow) => sheetCode,
  searchable: false,
  concerns: ({ type }: { type: string }) => type === 'workOrder.changed',
} as const;

/** What the analyst has asked the service desk, unread answers first [SCREEN-172, SCREEN-174, CONST-058]. */
export const workOrderRows = collection({
  ...listed,
  id: 'workOrderRows',
  exports: true,
  filters: { status: z.optional(oneOf(['1', '2'])) },
  pageSizes: [workOrderPageSize],
  payload: ({ query: { filters, page, pageSize: pagesize }, scope }) => ({
    ...scope,
    status: filters.status,
    page,
    pagesize,
  }),
});

/** The first of them, for the service desk's window [CONST-059]. */
export const workOrderPreview = collection({
  ...listed,
  id: 'workOrderPreview',
  filters: {},
  firstOnly: true,
  pageSizes: [workOrderPreviewSize],
  payload: ({ query: { page, pageSize: pagesize }, scope }) => ({ ...scope, page, pagesize }),
});
