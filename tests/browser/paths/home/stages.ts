import { homeStage } from './home';
import { pollStages } from './polls';
import { scheduleStage } from './schedule';
import { snoozeStage } from './snooze';
import { todosStage } from './todos';
import type { Stage } from '../stage';

export const homeStages: readonly Stage[] = [
  homeStage,
  ...pollStages,
  scheduleStage,
  todosStage,
  snoozeStage,
];
