import { useTranslation } from 'react-i18next';
import type { WorkOrderDetail } from '../../domain/workOrders';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { NameInLetters } from '../parts/NameInLetters';
import { WorkOrderStatus } from './WorkOrderStatus';

/** Who asked when, and who has answered [ENTITY-034]. */
export function WorkOrderFacts({ order }: { readonly order: WorkOrderDetail }) {
  const { t } = useTranslation('workOrders');
  const { moment } = useDates();
  const handler = order.handleStaffName;
  return (
    <Facts mb={5}>
      <Fact name={t('column.status')}>
        <WorkOrderStatus order={order} />
      </Fact>
      <Fact name={t('column.code')}>{order.sheetCode}</Fact>
      <Fact name={t('column.creator')}>
        {order.createStaffName} <NameInLetters name={order.createStaffName} />
      </Fact>
      <Fact name={t('column.pushed')}>{moment(order.pushTime)}</Fact>
      <Fact name={t('column.handler')}>
        {handler} {handler === null ? null : <NameInLetters name={handler} />}
      </Fact>
      <Fact name={t('column.handled')}>
        {order.overTime === null ? null : moment(order.overTime)}
      </Fact>
    </Facts>
  );
}
