import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type logout, selectIsAskingToLeave } from '../../machines/account/logout';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';

/** Asks before logging out: what is on this computer only goes too. */
export function LogoutDialog({ actor }: ActorProps<typeof logout>) {
  const { t } = useTranslation('shell');
  const isAsking = useSelector(actor, selectIsAskingToLeave);
  return (
    <ConfirmDialog
      open={isAsking}
      title={t('logout.title')}
      consequences={[t('logout.drafts'), t('logout.session')]}
      verb={t('logout.verb')}
      onConfirm={() => actor.send({ type: 'logout.confirmed' })}
      onCancel={() => actor.send({ type: 'logout.cancelled' })}
    />
  );
}
