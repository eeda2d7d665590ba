import type { Area } from '../area';
import { cardHandlers } from './card';
import { errorBookHandlers } from './errorBook';
import { errorBookSheetHandlers } from './errorBookSheet';
import { historyHandlers } from './history';
import { historyDetailHandlers } from './historyDetail';
import { reviewHandlers } from './reviews';
import { reviewTaskHandlers } from './reviewTasks';

export const area: Area = {
  handlers: [
    ...cardHandlers,
    ...errorBookHandlers,
    ...errorBookSheetHandlers,
    ...historyHandlers,
    ...historyDetailHandlers,
    ...reviewHandlers,
    ...reviewTaskHandlers,
  ],
};
