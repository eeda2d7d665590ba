import type { Stage } from '../stage';
import { latestStage } from './latestMessages';
import { messageCenterStage } from './messageCenter';
import { openingStage } from './messageOpening';
import { messageRowsStage } from './messageRows';
import { rewardFormStage, rewardingStage } from './rewarding';

export const messagesStages: readonly Stage[] = [
  latestStage,
  messageCenterStage,
  messageRowsStage,
  openingStage,
  rewardingStage,
  rewardFormStage,
];
