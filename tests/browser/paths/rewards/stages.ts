import type { Stage } from '../stage';
import { balanceStage } from './coinBalance';
import { allocationStage, purchaseStage } from './coinCode';
import { coinPollStage } from './coinPoll';
import { signInStage } from './dailySignIn';

export const rewardsStages: readonly Stage[] = [
  signInStage,
  balanceStage,
  coinPollStage,
  purchaseStage,
  allocationStage,
];
