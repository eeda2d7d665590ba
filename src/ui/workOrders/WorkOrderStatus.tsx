import { useTranslation } from 'react-i18next';
import { isCompleted, type WorkOrderRow } from '../../domain/workOrders';
import { Status } from '../parts/Status';

interface WorkOrderStatusProps {
  readonly order: Pick<WorkOrderRow, 'sheetStatus'>;
}

/** Whether the service desk is done with it [SCREEN-174]. */
export function WorkOrderStatus({ order }: WorkOrderStatusProps) {
  const { t } = useTranslation('workOrders');
  return isCompleted(order) ? (
    <Status kind="good">{t('status.completed')}</Status>
  ) : (
    <Status kind="waiting">{t('status.inProgress')}</Status>
  );
}
