import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectAsOf, selectIsOutdated } from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import { Button } from '../Button';
import { useDates } from '../dates';
import { Status } from '../Status';
import type { CollectionActor } from './actor';

interface CollectionOutdatedProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
}

/** Says that the list on the screen is old, since asking for it anew has failed, and asks once more. */
export function CollectionOutdated<K extends Kinds>({ actor }: CollectionOutdatedProps<K>) {
  const { t } = useTranslation('parts');
  const { moment } = useDates();
  const isOutdated = useSelector(actor, selectIsOutdated);
  const asOf = useSelector(actor, selectAsOf);
  if (!isOutdated || asOf === null) return null;
  return (
    <Flex role="alert" align="center" gap={3} mb={3} _print={{ display: 'none' }}>
      <Status kind="watch">{t('outdated', { time: moment(asOf) })}</Status>
      <Button
        size="small"
        icon={RotateCw}
        onClick={() => {
          actor.send({ type: 'retry.requested' });
        }}
      >
        {t('failed.retry')}
      </Button>
    </Flex>
  );
}
