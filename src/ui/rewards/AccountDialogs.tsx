import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type coins,
  selectBalanceFailure,
  selectFreeze,
  selectIsWaiting,
  selectList,
  selectNotYours,
  selectOutcomes,
  selectReward,
  selectRewarded,
} from '../../machines/rewards/coins';
import { selectOffer } from '../../machines/rewards/rewardMessages';
import type { ActorProps } from '../parts/actorProps';
import { Dialog } from '../parts/Dialog';
import { Fact, Facts } from '../parts/Facts';
import { NotYours } from '../parts/NotYours';
import { useToldName } from '../parts/useToldName';
import { BalanceDialog } from './BalanceDialog';
import { CoinFreezeDialog } from './CoinFreezeDialog';
import { CoinRewardDialog } from './CoinRewardDialog';
import { ThawDialog } from './ThawDialog';
import { useRewardedHead } from './useRewardedHead';

/** Whatever is asked before coins are given, held or deposited, and what came of it. */
export function AccountDialogs({ actor }: ActorProps<typeof coins>) {
  const reward = useSelector(actor, selectReward);
  const freeze = useSelector(actor, selectFreeze);
  const list = useSelector(actor, selectList);
  const offer = useSelector(actor, selectOffer);
  const isWaiting = useSelector(actor, selectIsWaiting);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <>
      {isWaiting ? <Waiting actor={actor} /> : null}
      {reward === undefined ? null : (
        <CoinRewardDialog actor={reward} onCancel={close} offer={offer} />
      )}
      {freeze === undefined ? null : <CoinFreezeDialog actor={freeze} onCancel={close} />}
      <OutcomesDialog actor={actor} />
      {list === undefined ? null : <ThawDialog {...{ actor, list }} />}
    </>
  );
}

/** Stands in for a reward until it is known how many coins there are. */
function Waiting({ actor }: ActorProps<typeof coins>) {
  const { t } = useTranslation('rewards');
  const failure = useSelector(actor, selectBalanceFailure);
  const { students, ids } = useSelector(actor, selectRewarded);
  const head = useRewardedHead(students, ids.length);
  return (
    <BalanceDialog
      title={t('reward.title', head)}
      failure={failure}
      onRetry={() => actor.send({ type: 'balance.retried' })}
      onClose={() => actor.send({ type: 'dialog.closed' })}
    />
  );
}

/** What each student got. */
function OutcomesDialog({ actor }: ActorProps<typeof coins>) {
  const { t } = useTranslation('rewards');
  const told = useToldName();
  const outcomes = useSelector(actor, selectOutcomes);
  const notYours = useSelector(actor, selectNotYours);
  if (outcomes === null) return null;
  const total = outcomes.reduce((sum, { coins }) => sum + coins, 0);
  return (
    <Dialog
      open
      title={t('reward.given', { count: total })}
      onClose={() => actor.send({ type: 'dialog.closed' })}
    >
      <Facts layout="table">
        {outcomes.map(({ student_id: id, coins: given, is_held: isHeld, name, username }) => (
          <Fact key={id} name={t('reward.to', { name: told(name), username })}>
            {t(isHeld ? 'reward.held' : 'reward.got', { count: given })}
          </Fact>
        ))}
      </Facts>
      <NotYours count={notYours} />
    </Dialog>
  );
}
