import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type levelChange,
  selectIsCancellationAsked,
  selectIsCancelling,
} from '../../machines/lessons/levelChange';
import type { LevelInfo } from '../../machines/lessons/levelChange.setup';
import { ConfirmDialog } from '../parts/ConfirmDialog';

interface CancellationDialogProps {
  readonly actor: ActorRefFrom<typeof levelChange>;
  readonly info: LevelInfo;
}

/** Asks before a scheduled change of the level is taken back: the decision has to be made anew then. */
export function CancellationDialog({ actor, info }: CancellationDialogProps) {
  const { t } = useTranslation('lessons');
  const { course_name: course, level, next_level: next } = info;
  return (
    <ConfirmDialog
      open={useSelector(actor, selectIsCancellationAsked)}
      title={t('level.cancel.title', { course })}
      consequences={[t('level.cancel.stays', { level, next }), t('level.cancel.anew')]}
      verb={t('level.cancel.open')}
      cancel={t('level.cancel.keep')}
      busy={useSelector(actor, selectIsCancelling)}
      onConfirm={() => actor.send({ type: 'cancellation.confirmed' })}
      onCancel={() => actor.send({ type: 'cancellation.declined' })}
    />
  );
}
