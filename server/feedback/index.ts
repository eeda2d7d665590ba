import type { Area } from '../area';
import { classFeedbackHandlers } from './classes';
import { headquartersHandlers } from './headquarters';

export const area: Area = {
  handlers: [...classFeedbackHandlers, ...headquartersHandlers],
};
