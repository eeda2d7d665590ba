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
    <section aria-label={t('desk.orders')} className="work-order-preview">
      <div className="work-order-preview-head">
        <h3 className="small muted">{t('desk.orders')}</h3>
        <LinkButton to="/workOrders/list" kind="quiet" size="small">
          {t('desk.all')}
        </LinkButton>
      </div>
      <CollectionOutdated actor={actor} />
      <Orders actor={actor} />
    </section>
  );
}

function Orders({ actor }: WorkOrderPreviewProps) {
  const { t } = useTranslation(['workOrders', 'parts']);
  const rows = useSelector(actor, selectRows);
  const emptiness = useSelector(actor, selectEmptiness);
  if (emptiness === 'loading') return <Loading label={t('title')} rows={workOrderPreviewSize} />;
  if (emptiness === 'failed') {
    return (
      <div role="alert" className="work-order-preview-failed">
        {t('desk.ordersFailed')}
        <Button
          size="small"
          onClick={() => {
            actor.send({ type: 'retry.requested' });
          }}
        >
          {t('parts:failed.retry')}
        </Button>
      </div>
    );
  }
  if (emptiness !== null) return <p className="work-order-preview-none">{t('desk.noOrders')}</p>;
  return (
    <ul>
      {rows.map((order) => (
        <li key={order.sheetCode} className="work-order-preview-order">
          <WorkOrderLink order={order} />
          <span className="work-order-preview-status">
            <WorkOrderStatus order={order} />
          </span>
        </li>
      ))}
    </ul>
  );
}
