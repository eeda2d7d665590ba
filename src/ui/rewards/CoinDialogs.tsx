import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type CoinBalanceActor,
  selectAllocation,
  selectIsAsking,
  selectIsSending,
  selectPurchase,
} from '../../machines/rewards/coinBalance';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { CoinCodeDialog } from './CoinCodeDialog';

interface CoinDialogsProps {
  readonly actor: CoinBalanceActor;
}

/** What opens to come by more coins: a code to buy or to allocate by, or the question whether to ask for some. */
export function CoinDialogs({ actor }: CoinDialogsProps) {
  const purchase = useSelector(actor, selectPurchase);
  const allocation = useSelector(actor, selectAllocation);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <>
      {purchase === undefined ? null : (
        <CoinCodeDialog actor={purchase} way="purchase" onClose={close} />
      )}
      {allocation === undefined ? null : (
        <CoinCodeDialog actor={allocation} way="allocation" onClose={close} />
      )}
      <RequestDialog actor={actor} onClose={close} />
    </>
  );
}

/** Asks whether the agent's main account is to be told [ROLE-034]. */
function RequestDialog({ actor, onClose }: CoinDialogsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const isAsking = useSelector(actor, selectIsAsking);
  const isSending = useSelector(actor, selectIsSending);
  return (
    <ConfirmDialog
      open={isAsking}
      title={t('request.title')}
      consequences={[t('request.text'), t('request.once')]}
      verb={t('request.verb')}
      busy={isSending}
      reversible
      onConfirm={() => actor.send({ type: 'request.confirmed' })}
      onCancel={onClose}
    />
  );
}
