import { accountStages } from './account/stages';
import { feedbackStages } from './feedback/stages';
import { gradingStages } from './grading/stages';
import { homeStages } from './home/stages';
import { homeworkStages } from './homework/stages';
import { messagesStages } from './messages/stages';
import { rewardsStages } from './rewards/stages';
import { shellStages } from './shell/stages';
import { studentsStages } from './students/stages';
import { workOrdersStages } from './workOrders/stages';
import type { Stage } from './stage';

/** Every chart whose paths people can walk. */
export const stages: readonly Stage[] = [
  ...accountStages,
  ...rewardsStages,
  ...shellStages,
  ...messagesStages,
  ...workOrdersStages,
  ...homeStages,
  ...homeworkStages,
  ...gradingStages,
  ...studentsStages,
  ...feedbackStages,
];
