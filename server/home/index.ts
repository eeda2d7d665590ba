import type { Area } from '../area';
import { attentionHandlers } from './attention';
import { recentHandlers } from './recent';
import { remindHandlers } from './remind';
import { studyWeekHandlers } from './studyWeek';
import { summaryHandlers } from './summary';
import { todoHandlers } from './todo';

export const area: Area = {
  handlers: [
    ...summaryHandlers,
    ...todoHandlers,
    ...attentionHandlers,
    ...remindHandlers,
    ...recentHandlers,
    ...studyWeekHandlers,
  ],
};
