import { chakra, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { toMoment } from '../../../domain/businessTime';
import type { FoundDraft } from '../../../domain/draft';
import { type draft, selectFoundDrafts, selectIsElsewhere } from '../../../machines/parts/draft';
import { Button } from '../Button';
import { useDates } from '../dates';
import { BusyFormContext } from '../fieldControl';

interface DraftOfferProps {
  readonly actor: ActorRefFrom<typeof draft>;
}

/** Offers what was typed before and not sent; it cannot be answered while the form around it is being sent. */
export function DraftOffer({ actor }: DraftOfferProps) {
  const found = useSelector(actor, selectFoundDrafts);
  const isElsewhere = useSelector(actor, selectIsElsewhere);
  if (isElsewhere) return null;
  return found.map((one) => <Offer key={one.place} actor={actor} found={one} />);
}

interface OfferProps extends DraftOfferProps {
  readonly found: FoundDraft;
}

function Offer({ actor, found: { place, savedAt } }: OfferProps) {
  const { t } = useTranslation('parts');
  const { moment } = useDates();
  const isBusy = useContext(BusyFormContext);
  return (
    <Flex
      role="status"
      wrap="wrap"
      align="center"
      gap={2}
      px={3}
      py={1}
      // In sight also where the browser comes back to the middle of a long form.
      position="sticky"
      top="header"
      zIndex={1}
      bg="bg.subtle"
      borderRadius="control"
    >
      <chakra.span flex={1}>
        {savedAt === null
          ? t('draft.before')
          : t('draft.found', { time: moment(toMoment(new Date(savedAt))) })}
      </chakra.span>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => {
          actor.send({ type: 'draft.restored', place });
        }}
      >
        {t('draft.restore')}
      </Button>
      <Button
        size="small"
        kind="quiet"
        disabled={isBusy}
        onClick={() => {
          actor.send({ type: 'draft.discarded', place });
        }}
      >
        {t('draft.discard')}
      </Button>
    </Flex>
  );
}
