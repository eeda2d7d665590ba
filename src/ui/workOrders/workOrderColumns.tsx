import { chakra } from '@chakra-ui/react';
import type { WorkOrderRow } from '../../domain/workOrders';
import { colleague, columnsOf, moment, status, text } from '../parts/columns';
import { WorkOrderLink } from './WorkOrderLink';
import { statusOf, workOrderSigns } from './WorkOrderStatus';

/** The columns of the work orders. */
export const workOrderColumns = columnsOf<WorkOrderRow>('workOrders', [
  text('title', ({ title }) => title, { cell: (order) => <WorkOrderLink order={order} /> }),
  status('status', statusOf, workOrderSigns),
  moment('pushed', ({ pushTime }) => pushTime),
  moment('handled', ({ overTime }) => overTime, { yields: 2 }),
  colleague('handler', ({ handleStaffName }) => handleStaffName, { width: 28, yields: 1 }),
  text('code', ({ sheetCode }) => sheetCode, {
    ...{ width: 44, yields: 1 },
    cell: ({ sheetCode }) => (
      <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted">
        {sheetCode}
      </chakra.span>
    ),
  }),
]);
