import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  selectIsAbsent,
  selectIsLoading,
  selectOrder,
  selectOrderFailure,
  type workOrderDetail,
} from '../../machines/workOrders/workOrderDetail';
import { Failed, NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { WorkOrderFacts } from './WorkOrderFacts';
import { WorkOrderFiles } from './WorkOrderFiles';
import { WorkOrderResult } from './WorkOrderResult';

interface WorkOrderDetailScreenProps {
  readonly actor: ActorRefFrom<typeof workOrderDetail>;
}

/** One work order: what was asked, how far it is, what came of it, and its files [SCREEN-173]. */
export function WorkOrderDetailScreen({ actor }: WorkOrderDetailScreenProps) {
  const { t } = useTranslation('workOrders');
  const order = useSelector(actor, selectOrder);
  return (
    <>
      <Box ms={-3}>
        <LinkButton to="/workOrders/list" kind="quiet" icon={ArrowLeft}>
          {t('back')}
        </LinkButton>
      </Box>
      <PageHead title={order?.title ?? t('detail')} />
      <Order actor={actor} />
    </>
  );
}

function Order({ actor }: WorkOrderDetailScreenProps) {
  const { t } = useTranslation('workOrders');
  const order = useSelector(actor, selectOrder);
  const isLoading = useSelector(actor, selectIsLoading);
  const isAbsent = useSelector(actor, selectIsAbsent);
  if (isLoading) return <Loading label={t('one')} rows={6} />;
  if (isAbsent) return <NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>;
  if (order === null) return <OrderFailed actor={actor} />;
  return (
    <>
      <RecordOutdated actor={actor} />
      <WorkOrderFacts order={order} />
      <WorkOrderResult order={order} />
      <WorkOrderFiles actor={actor} />
    </>
  );
}

function OrderFailed({ actor }: WorkOrderDetailScreenProps) {
  const { t } = useTranslation(['workOrders', 'shell']);
  const failure = useSelector(actor, selectOrderFailure);
  return (
    <Failed
      title={t('oneFailed')}
      failure={failure}
      onRetry={() => {
        actor.send({ type: 'load.retried' });
      }}
    />
  );
}
