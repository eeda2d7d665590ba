import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { coinBalance, selectIsOpen } from '../../machines/rewards/coinBalance';
import { dailySignIn, selectCoinCount } from '../../machines/rewards/dailySignIn';
import { CoinBalance } from '../../ui/rewards/CoinBalance';
import { DailySignIn } from '../../ui/rewards/DailySignIn';
import { useChart } from '../world/useChart';

/** Most people buy or ask for none today. */
const CoinDialogs = lazy(async () => ({
  default: (await import('../../ui/rewards/CoinDialogs')).CoinDialogs,
}));

interface FrameCoinsProps {
  readonly subjectId: number;
}

/** The person's coins and the day's sign-in; what the sign-in brings is counted at once. */
export function FrameCoins(input: FrameCoinsProps) {
  const balance = useChart(coinBalance, input);
  const signIn = useChart(dailySignIn, input);
  const coinCount = useSelector(signIn, selectCoinCount);
  const isOpen = useSelector(balance, selectIsOpen);
  useEffect(() => {
    if (coinCount !== null) balance.send({ type: 'coins.changed' });
  }, [balance, coinCount]);
  return (
    <>
      <DailySignIn actor={signIn} />
      <CoinBalance actor={balance} />
      <Suspense>{isOpen ? <CoinDialogs actor={balance} /> : null}</Suspense>
    </>
  );
}
