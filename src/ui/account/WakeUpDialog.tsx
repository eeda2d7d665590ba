import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type accountWakeUp,
  selectAccount,
  selectIsLeaving,
  selectIsOver,
  selectIsWakeFailed,
  selectIsWakeUnsure,
  selectIsWaking,
} from '../../machines/account/accountWakeUp';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { Dialog } from '../parts/Dialog';
import { Waiting } from '../parts/Waiting';
import { Warning } from './Warning';

/** Asks whether a sleeping account is to be woken up, or not logged in to [WAK-02 … WAK-11]. */
export function WakeUpDialog({ actor }: ActorProps<typeof accountWakeUp>) {
  const { t } = useTranslation('account');
  const { school_name } = useSelector(actor, selectAccount);
  const isOver = useSelector(actor, selectIsOver);
  const isWaking = useSelector(actor, selectIsWaking);
  const isLeaving = useSelector(actor, selectIsLeaving);
  const hasFailed = useSelector(actor, selectIsWakeFailed);
  const isUnsure = useSelector(actor, selectIsWakeUnsure);
  const title = t('wakeUp.title', { school: school_name });
  if (isOver) return null;
  if (isLeaving) {
    return (
      <Dialog open title={title}>
        <Waiting>{t('wakeUp.leaving')}</Waiting>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      reversible
      title={title}
      consequences={[t('wakeUp.awake'), t('wakeUp.enter')]}
      verb={t('wakeUp.verb')}
      cancel={t('wakeUp.decline')}
      busy={isWaking}
      onConfirm={() => actor.send({ type: 'wake.requested' })}
      onCancel={() => actor.send({ type: 'login.declined' })}
    >
      {hasFailed ? (
        <chakra.div mt={4} role="alert">
          <Warning kind="act" title={t(isUnsure ? 'wakeUp.unsureTitle' : 'wakeUp.failedTitle')}>
            {t(isUnsure ? 'wakeUp.unsure' : 'wakeUp.failed')}
          </Warning>
        </chakra.div>
      ) : null}
    </ConfirmDialog>
  );
}
