import { chakra, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type draft, selectFoundDraft } from '../../../machines/parts/draft';
import { toMoment } from '../../../domain/businessTime';
import { Button } from '../Button';
import { useDates } from '../dates';
import { BusyFormContext } from '../fieldControl';

interface DraftOfferProps {
  readonly actor: ActorRefFrom<typeof draft>;
}

/** Offers what was typed before and not sent; not while the form around it is being sent. */
export function DraftOffer({ actor }: DraftOfferProps) {
  const { t } = useTranslation('parts');
  const { moment } = useDates();
  const found = useSelector(actor, selectFoundDraft);
  const isBusy = useContext(BusyFormContext);
  if (found === null) return null;
  return (
    <Flex
      role="status"
      wrap="wrap"
      align="center"
      gap={2}
      px={3}
      py={1}
      bg="bg.subtle"
      borderRadius="control"
    >
      <chakra.span flex={1}>
        {t('draft.found', { time: moment(toMoment(new Date(found.savedAt))) })}
      </chakra.span>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => {
          actor.send({ type: 'draft.restored' });
        }}
      >
        {t('draft.restore')}
      </Button>
      <Button
        size="small"
        kind="quiet"
        disabled={isBusy}
        onClick={() => {
          actor.send({ type: 'draft.discarded' });
        }}
      >
        {t('draft.discard')}
      </Button>
    </Flex>
  );
}
