// @vitest-environment happy-dom
import { coinBalance, coinPoll } from '../../../src/machines/rewards/coinBalance';
import { coinBalancePaths, coinPollPaths } from '../../../src/machines/rewards/coinBalance.paths';
import { allocationCode, purchaseCode } from '../../../src/machines/rewards/coinCode';
import {
  allocationCodePaths,
  purchaseCodePaths,
} from '../../../src/machines/rewards/coinCode.paths';
import { dailySignIn } from '../../../src/machines/rewards/dailySignIn';
import { dailySignInPaths } from '../../../src/machines/rewards/dailySignIn.paths';
import { CoinBalance } from '../../../src/ui/rewards/CoinBalance';
import { CoinDialogs } from '../../../src/ui/rewards/CoinDialogs';
import { DailySignIn } from '../../../src/ui/rewards/DailySignIn';
import { showGallery } from '../gallery';

showGallery({ chart: dailySignIn, paths: dailySignInPaths }, (actor) => (
  <DailySignIn actor={actor} />
));

showGallery(
  {
    chart: coinBalance,
    paths: coinBalancePaths,
    parts: {
      coinPoll: { chart: coinPoll, paths: coinPollPaths },
      purchaseCode: { chart: purchaseCode, paths: purchaseCodePaths },
      allocationCode: { chart: allocationCode, paths: allocationCodePaths },
    },
  },
  (actor) => (
    <>
      <CoinBalance actor={actor} />
      <CoinDialogs actor={actor} />
    </>
  ),
);
