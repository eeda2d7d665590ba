import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { WorkOrderDetail } from '../../domain/workOrders';
import { useDates } from '../parts/dates';
import { WorkOrderStatus } from './WorkOrderStatus';

interface WorkOrderFactsProps {
  readonly order: WorkOrderDetail;
}

/** Who asked when, and who has answered [ENTITY-034]. */
export function WorkOrderFacts({ order }: WorkOrderFactsProps) {
  const { t } = useTranslation('workOrders');
  const { moment } = useDates();
  const facts = [
    [t('column.code'), order.sheetCode],
    [t('column.creator'), order.createStaffName],
    [t('column.pushed'), moment(order.pushTime)],
    [t('column.handler'), order.handleStaffName],
    [t('column.handled'), order.overTime === null ? null : moment(order.overTime)],
  ] as const;
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap={6} rowGap={2} mb={5}>
      <div>
        <chakra.dt className="small muted">{t('column.status')}</chakra.dt>
        <dd>
          <WorkOrderStatus order={order} />
        </dd>
      </div>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <chakra.dt className="small muted">{name}</chakra.dt>
            <dd className="figures">{value}</dd>
          </div>
        ),
      )}
    </chakra.dl>
  );
}
