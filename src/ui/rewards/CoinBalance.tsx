import { useSelector } from '@xstate/react';
import { type CoinBalanceActor, selectCount } from '../../machines/rewards/coinBalance';
import { CoinMenu } from './CoinMenu';

interface CoinBalanceProps {
  readonly actor: CoinBalanceActor;
  /** Where the account's own coins are listed, if there is such a page. */
  readonly history?: string | undefined;
}

/** The account's coins, and the ways to come by more [SHELL-014, CALL-021]. */
export function CoinBalance({ actor, history }: CoinBalanceProps) {
  const count = useSelector(actor, selectCount);
  if (count === undefined) return null;
  return (
    <CoinMenu
      poll={count}
      history={history}
      onWay={(way) => actor.send({ type: `${way}.opened` })}
    />
  );
}
