import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type headquartersFeedback,
  selectNextType,
} from '../../machines/feedback/headquartersFeedback';
import { ConfirmDialog } from '../parts/ConfirmDialog';

interface SwitchDialogProps {
  readonly actor: ActorRefFrom<typeof headquartersFeedback>;
}

/** Another type clears what was entered: is that meant [HQF-03, HQF-04]? */
export function SwitchDialog({ actor }: SwitchDialogProps) {
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
