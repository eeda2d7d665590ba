import { useSelector } from '@xstate/react';
import { type CoinBalanceActor, selectCount } from '../../machines/rewards/coinBalance';
import { CoinMenu } from './CoinMenu';

interface CoinBalanceProps {
  readonly actor: CoinBalanceActor;
}

/** The account's coins, and the ways to come by more [SHELL-014, CALL-021]. */
export function CoinBalance({ actor }: CoinBalanceProps) {
  const count = useSelector(actor, selectCount);
  if (count === undefined) return null;
  return (
    <CoinMenu
      poll={count}
      onWay={(way) => {
        actor.send({ type: `${way}.opened` });
      }}
    />
  );
}
