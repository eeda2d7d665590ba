import { useTranslation } from 'react-i18next';
import { isCompleted, type WorkOrderRow } from '../../domain/workOrders';
import { Status } from '../parts/Status';

type Order = Pick<WorkOrderRow, 'sheetStatus'>;

/** What a work order's status is called in the words. */
export const statusOf = (order: Order) => (isCompleted(order) ? 'completed' : 'inProgress');
export const workOrderSigns = { completed: 'good', inProgress: 'waiting' } as const;

/** Whether the service desk is done with it [SCREEN-174]. */
export function WorkOrderStatus({ order }: { readonly order: Order }) {
  const { t } = useTranslation('workOrders');
  const status = statusOf(order);
  return <Status kind={workOrderSigns[status]}>{t(`status.${status}`)}</Status>;
}
