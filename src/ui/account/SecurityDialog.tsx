import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type accountSecurity,
  selectAccountsFailure,
  selectIsLoading,
  selectWakeUp,
} from '../../machines/account/accountSecurity';
import { Dialog } from '../parts/Dialog';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { AccountChoice } from './AccountChoice';
import { WakeUpDialog } from './WakeUpDialog';

interface SecurityDialogProps {
  readonly actor: ActorRefFrom<typeof accountSecurity>;
  readonly onClose: () => void;
}

/** The safe center: how one logs in, and the accounts that one may switch to [ROLE-093, ROLE-094, SHELL-011]. */
export function SecurityDialog({ actor, onClose }: SecurityDialogProps) {
  const { t } = useTranslation(['account', 'shell']);
  const isLoading = useSelector(actor, selectIsLoading);
  const failure = useSelector(actor, selectAccountsFailure);
  const wakeUp = useSelector(actor, selectWakeUp);
  const content = () => {
    if (isLoading) return <Loading label={t('security.accounts')} rows={3} />;
    if (failure === null) return <AccountChoice actor={actor} />;
    return (
      <Failed
        title={t('security.failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'load.retried' })}
      />
    );
  };
  return (
    <>
      <Dialog open title={t('security.title')} size="md" onClose={onClose}>
        <chakra.p mb={4} color="fg.muted">
          {t('security.text')}
        </chakra.p>
        {content()}
      </Dialog>
      {wakeUp === undefined ? null : <WakeUpDialog actor={wakeUp} />}
    </>
  );
}
