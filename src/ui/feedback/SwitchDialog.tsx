import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type headquartersFeedback,
  selectNextType,
} from '../../machines/feedback/headquartersFeedback';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';

/** Another type clears what was entered: is that meant [HQF-03, HQF-04]? */
export function SwitchDialog({ actor }: ActorProps<typeof headquartersFeedback>) {
  const { t } = useTranslation('feedback');
  const next = useSelector(actor, selectNextType);
  if (next === null) return null;
  return (
    <ConfirmDialog
      open
      title={t('switch.title', { type: t(`type.${next}`) })}
      consequences={[t('switch.cleared')]}
      verb={t('switch.verb')}
      cancel={t('switch.cancel')}
      onConfirm={() => actor.send({ type: 'switch.confirmed' })}
      onCancel={() => actor.send({ type: 'switch.cancelled' })}
    />
  );
}
