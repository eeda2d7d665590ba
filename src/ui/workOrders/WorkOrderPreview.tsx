import { Box, HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { workOrderPreviewSize } from '../../domain/limits';
import { selectEmptiness, selectRows } from '../../machines/parts/collection/selectors';
import type { workOrderPreview } from '../../machines/workOrders/workOrderRows';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { CollectionOutdated } from '../parts/collection/CollectionOutdated';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { Text } from '../parts/Text';
import { WorkOrderLink } from './WorkOrderLink';
import { WorkOrderStatus } from './WorkOrderStatus';

/** The first few work orders, unread answers first, and the way to all of them [CONST-059]. */
export function WorkOrderPreview({ actor }: ActorProps<typeof workOrderPreview>) {
  const { t } = useTranslation('workOrders');
  return (
    <Box as="section" aria-label={t('desk.orders')} px={4} py={2} borderBottomWidth="1px">
      <HStack justify="space-between">
        <Text as="h3" small muted>
          {t('desk.orders')}
        </Text>
        <LinkButton to="/workOrders/list" kind="quiet" size="small">
          {t('desk.all')}
        </LinkButton>
      </HStack>
      <CollectionOutdated actor={actor} />
      <Orders actor={actor} />
    </Box>
  );
}

function Orders({ actor }: ActorProps<typeof workOrderPreview>) {
  const { t } = useTranslation(['workOrders', 'parts']);
  const rows = useSelector(actor, selectRows);
  const emptiness = useSelector(actor, selectEmptiness);
  if (emptiness === 'loading') return <Loading label={t('title')} rows={workOrderPreviewSize} />;
  if (emptiness === 'failed') {
    return (
      <HStack role="alert" gap={3} py={2}>
        {t('desk.ordersFailed')}
        <Button size="small" onClick={() => actor.send({ type: 'retry.requested' })}>
          {t('parts:failed.retry')}
        </Button>
      </HStack>
    );
  }
  if (emptiness !== null) return <Box py={2}>{t('desk.noOrders')}</Box>;
  return (
    <ul>
      {rows.map((order) => (
        <HStack as="li" key={order.sheetCode} justify="space-between" gap={4} minHeight={8}>
          <WorkOrderLink order={order} />
          <Box flex="none">
            <WorkOrderStatus order={order} />
          </Box>
        </HStack>
      ))}
    </ul>
  );
}
