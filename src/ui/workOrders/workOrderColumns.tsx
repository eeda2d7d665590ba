import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrderRow } from '../../domain/workOrders';
import type { Column } from '../parts/DataTable/columns';
import { type Dates, useDates } from '../parts/dates';
import { WorkOrderLink } from './WorkOrderLink';
import { WorkOrderStatus } from './WorkOrderStatus';

function workOrderColumns(
  t: TFunction<'workOrders'>,
  { moment }: Dates,
): readonly Column<WorkOrderRow>[] {
  const momentOf = (at: string | null) =>
    at === null ? null : <span className="figures">{moment(at)}</span>;
  return [
    { id: 'title', head: t('column.title'), cell: (order) => <WorkOrderLink order={order} /> },
    {
      id: 'status',
      head: t('column.status'),
      width: 32,
      cell: (order) => <WorkOrderStatus order={order} />,
    },
    {
      id: 'pushed',
      head: t('column.pushed'),
      width: 44,
      cell: ({ pushTime }) => momentOf(pushTime),
    },
    {
      id: 'handled',
      head: t('column.handled'),
      width: 44,
      yields: 2,
      cell: ({ overTime }) => momentOf(overTime),
    },
    {
      id: 'handler',
      head: t('column.handler'),
      width: 28,
      yields: 1,
      cell: ({ handleStaffName }) => handleStaffName,
    },
    {
      id: 'code',
      head: t('column.code'),
      width: 38,
      yields: 1,
      cell: ({ sheetCode }) => <span className="figures muted">{sheetCode}</span>,
    },
  ];
}

/** The columns of the work orders, in the language of the page. */
export function useWorkOrderColumns(): readonly Column<WorkOrderRow>[] {
  const { t } = useTranslation('workOrders');
  const dates = useDates();
  return useMemo(() => workOrderColumns(t, dates), [t, dates]);
}
