import type { Handler } from '../serve';
import { classFeedbackHandlers } from './classes';
import { headquartersHandlers } from './headquarters';

export const feedbackHandlers: readonly Handler[] = [
  ...classFeedbackHandlers,
  ...headquartersHandlers,
];
