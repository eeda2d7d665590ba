import type { Handler } from '../serve';
import { attentionHandlers } from './attention';
import { recentHandlers } from './recent';
import { studyWeekHandlers } from './studyWeek';
import { summaryHandlers } from './summary';
import { todoHandlers } from './todo';

export const homeHandlers: readonly Handler[] = [
  ...summaryHandlers,
  ...todoHandlers,
  ...attentionHandlers,
  ...recentHandlers,
  ...studyWeekHandlers,
];
