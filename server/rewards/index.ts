import type { Area } from '../area';
import { coinListHandlers } from './coinLists';
import { crystalListHandlers } from './crystalLists';
import { crystalHandlers } from './crystals';
import { dailyHandlers } from './daily';
import { freezingHandlers } from './freezing';
import { grantHandlers } from './grants';
import { grantingHandlers } from './granting';
import { highlightListHandlers } from './highlightLists';
import { highlightRewardHandlers } from './highlightRewards';
import { ownCoinHandlers } from './ownCoins';
import { propHandlers } from './props';
import { rewardingHandlers } from './rewarding';
import { supplyHandlers } from './supply';
import { treasuryHandlers } from './treasury';

export const area: Area = {
  handlers: [
    ...dailyHandlers,
    ...supplyHandlers,
    ...freezingHandlers,
    ...coinListHandlers,
    ...ownCoinHandlers,
    ...rewardingHandlers,
    ...crystalListHandlers,
    ...crystalHandlers,
    ...treasuryHandlers,
    ...propHandlers,
    ...grantHandlers,
    ...grantingHandlers,
    ...highlightListHandlers,
    ...highlightRewardHandlers,
  ],
};
