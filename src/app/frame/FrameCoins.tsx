import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isOpenFor } from '../../domain/useType';
import { coinBalance, selectIsOpen } from '../../machines/rewards/coinBalance';
import { dailySignIn, selectCoinCount } from '../../machines/rewards/dailySignIn';
import type { studentSearch } from '../../machines/shell/studentSearch';
import { CoinBalance } from '../../ui/rewards/CoinBalance';
import { DailySignIn } from '../../ui/rewards/DailySignIn';
import { useActs } from './acts';
import { useChart } from '../world/useChart';

const ownCoins = '/crystal/list?choiceTab=own';

/** Loaded when the purchase or application dialog is opened. */
const CoinDialogs = lazy(async () => ({
  default: (await import('../../ui/rewards/CoinDialogs')).CoinDialogs,
}));

interface FrameCoinsProps {
  readonly subjectId: number;
  readonly useType: number;
  /** The search, from which one signs in, too. */
  readonly search: ActorRefFrom<typeof studentSearch> | undefined;
}

/** The teacher's coins and the daily sign-in. The coins of a sign-in are added to the balance at once. */
export function FrameCoins({ subjectId, useType, search }: FrameCoinsProps) {
  const input = { subjectId };
  const balance = useChart(coinBalance, input);
  const signIn = useChart(dailySignIn, input);
  useActs(search, (act) => {
    if (act === 'signIn') signIn.send({ type: 'signIn.requested' });
  });
  const coinCount = useSelector(signIn, selectCoinCount);
  const isListed = isOpenFor(useType, 'pages', ownCoins);
  const isOpen = useSelector(balance, selectIsOpen);
  useEffect(() => {
    if (coinCount !== null) balance.send({ type: 'coins.changed' });
  }, [balance, coinCount]);
  return (
    <>
      <DailySignIn actor={signIn} />
      <CoinBalance actor={balance} history={isListed ? ownCoins : undefined} />
      <Suspense>{isOpen ? <CoinDialogs actor={balance} /> : null}</Suspense>
    </>
  );
}
