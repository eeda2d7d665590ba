// @vitest-environment happy-dom
import { coinBalance } from '../../../src/machines/rewards/coinBalance';
import { dailySignIn } from '../../../src/machines/rewards/dailySignIn';
import { CoinBalance } from '../../../src/ui/rewards/CoinBalance';
import { CoinDialogs } from '../../../src/ui/rewards/CoinDialogs';
import { DailySignIn } from '../../../src/ui/rewards/DailySignIn';
import { showGallery } from '../gallery';

showGallery(dailySignIn, (actor) => <DailySignIn actor={actor} />);

showGallery(coinBalance, (actor) => (
  <>
    <CoinBalance actor={actor} />
    <CoinDialogs actor={actor} />
  </>
));
