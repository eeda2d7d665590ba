import type { Area } from '../area';
import { cardHandlers } from './cardLocks';
import { classHandlers } from './classLocks';
import { courseListHandlers } from './courseLists';
import { levelHandlers } from './levels';
import { lockHandlers } from './locks';
import { traceHandlers } from './traceModes';

export const area: Area = {
  handlers: [
    ...lockHandlers,
    ...cardHandlers,
    ...classHandlers,
    ...courseListHandlers,
    ...levelHandlers,
    ...traceHandlers,
  ],
};
