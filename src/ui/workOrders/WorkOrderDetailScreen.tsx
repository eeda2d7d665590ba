import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectOrder, type workOrderDetail } from '../../machines/workOrders/workOrderDetail';
import type { ActorProps } from '../parts/actorProps';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { WorkOrderFacts } from './WorkOrderFacts';
import { WorkOrderFiles } from './WorkOrderFiles';
import { WorkOrderResult } from './WorkOrderResult';

/** One work order: what was asked, how far it is, what came of it, and its files [SCREEN-173]. */
export function WorkOrderDetailScreen({ actor }: ActorProps<typeof workOrderDetail>) {
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
      <RecordView
        actor={actor}
        loading={t('one')}
        rows={6}
        failed={t('oneFailed')}
        absent={<NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>}
      >
        {(found) => (
          <>
            <RecordOutdated actor={actor} />
            <WorkOrderFacts order={found} />
            <WorkOrderResult order={found} />
            <WorkOrderFiles actor={actor} />
          </>
        )}
      </RecordView>
    </>
  );
}
