import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type localMarking,
  selectIsDiscarding,
  selectMarks,
} from '../../machines/localPoints/localMarking';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';

/** Counts what is lost before marks that are not submitted are discarded [SCREEN-148]. */
export function DiscardDialog({ actor }: ActorProps<typeof localMarking>) {
  const { t } = useTranslation('localPoints');
  const isOpen = useSelector(actor, selectIsDiscarding);
  const { length: count } = useSelector(actor, selectMarks);
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('discarding.title', { count })}
      consequences={[t('discarding.effect')]}
      verb={t('discard')}
      cancel={t('discarding.keep')}
      onConfirm={() => actor.send({ type: 'discard.confirmed' })}
      onCancel={() => actor.send({ type: 'discard.cancelled' })}
    />
  );
}
