import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { workOrderPreviewSize } from '../../domain/limits';
import { selectEmptiness, selectRows } from '../../machines/parts/collection/selectors';
import type { workOrderPreview } from '../../machines/workOrders/workOrderRows';
import { Button } from '../parts/Button';
import { CollectionOutdated } from '../parts/collection/CollectionOutdated';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { WorkOrderLink } from './WorkOrderLink';
import { WorkOrderStatus } from './WorkOrderStatus';

interface WorkOrderPreviewProps {
  readonly actor: ActorRefFrom<typeof workOrderPreview>;
}

/** The first few work orders, unread answers first, and the way to all of them [CONST-059]. */
export function WorkOrderPreview({ actor }: WorkOrderPreviewProps) {
  const { t } = useTranslation('workOrders');
  return (
    <chakra.section aria-label={t('desk.orders')} px={4} pt={2} pb={2} borderBottomWidth="1px">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between">
        <chakra.h3 className="small muted">{t('desk.orders')}</chakra.h3>
        <LinkButton to="/workOrders/list" kind="quiet" size="small">
          {t('desk.all')}
        </LinkButton>
      </chakra.div>
      <CollectionOutdated actor={actor} />
      <Orders actor={actor} />
    </chakra.section>
  );
}

function Orders({ actor }: WorkOrderPreviewProps) {
  const { t } = useTranslation(['workOrders', 'parts']);
  const rows = useSelector(actor, selectRows);
  const emptiness = useSelector(actor, selectEmptiness);
  if (emptiness === 'loading') return <Loading label={t('title')} rows={workOrderPreviewSize} />;
  if (emptiness === 'failed') {
    return (
      <chakra.div role="alert" display="flex" alignItems="center" gap={3} py={2}>
        {t('desk.ordersFailed')}
        <Button
          size="small"
          onClick={() => {
            actor.send({ type: 'retry.requested' });
          }}
        >
          {t('parts:failed.retry')}
        </Button>
      </chakra.div>
    );
  }
  if (emptiness !== null) return <chakra.p py={2}>{t('desk.noOrders')}</chakra.p>;
  return (
    <chakra.ul listStyleType="none">
      {rows.map((order) => (
        <chakra.li
          key={order.sheetCode}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap={4}
          minHeight={8}
        >
          <WorkOrderLink order={order} />
          <chakra.span flex="none">
            <WorkOrderStatus order={order} />
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
