import { coinPoll } from '../../../../src/machines/rewards/coinBalance';
import { coinPollPaths } from '../../../../src/machines/rewards/coinBalance.paths';
import { button } from '../controls';
import { pollAdapter } from '../poll';
import { enterWelcome } from '../shell/welcome';

/** How many coins there are, in the top bar. */
export const coinPollAdapter = pollAdapter({
  isRetriedEmpty: true,
  chart: coinPoll,
  catalogue: coinPollPaths,
  enter: (walk) => enterWelcome(walk),
  retry: button('rewards:balance.reload'),
});
