import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type rewarding,
  selectBalanceFailure,
  selectForm,
  selectStudentName,
} from '../../machines/messages/rewarding';
import type { ActorProps } from '../parts/actorProps';
import { Dialog } from '../parts/Dialog';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { RewardForm } from './RewardForm';

/** Rewards the student of a message: once the balance is known, how many coins and why. */
export function RewardDialog({ actor }: ActorProps<typeof rewarding>) {
  const { t } = useTranslation('messages');
  const form = useSelector(actor, selectForm);
  const name = useSelector(actor, selectStudentName);
  const failure = useSelector(actor, selectBalanceFailure);
  const cancel = () => actor.send({ type: 'reward.cancelled' });
  if (form !== undefined) return <RewardForm actor={form} onCancel={cancel} />;
  return (
    <Dialog open title={t('reward.title', { name })} onClose={cancel}>
      {failure === null ? (
        <Loading label={t('reward.coins')} rows={3} />
      ) : (
        <Failed
          title={t('reward.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'balance.retried' })}
        />
      )}
    </Dialog>
  );
}
