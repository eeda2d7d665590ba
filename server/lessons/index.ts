import type { Area } from '../area';
import { cardHandlers } from './cardLocks';
import { classHandlers } from './classLocks';
import { courseListHandlers } from './courseLists';
import { courseHandlers } from './courses';
import { courseStatusHandlers } from './courseStatus';
import { levelHandlers } from './levels';
import { lockHandlers } from './locks';
import { traceHandlers } from './traceModes';

export const area: Area = {
  handlers: [
    ...lockHandlers,
    ...cardHandlers,
    ...classHandlers,
    ...courseListHandlers,
    ...courseHandlers,
    ...courseStatusHandlers,
    ...levelHandlers,
    ...traceHandlers,
  ],
};
