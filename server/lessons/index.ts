import type { Area } from '../area';
import { cardHandlers } from './cardLocks';
import { classHandlers } from './classLocks';
import { classListHandlers } from './classes';
import { classStatusHandlers } from './classStatus';
import { courseDetailHandlers } from './courseDetail';
import { courseListHandlers } from './courseLists';
import { courseHandlers } from './courses';
import { courseStatusHandlers } from './courseStatus';
import { levelHandlers } from './levels';
import { changeHandlers } from './lockChanges';
import { lockOptionHandlers } from './lockOptions';
import { lockHandlers } from './locks';
import { treeHandlers } from './lockTree';
import { traceHandlers } from './traceModes';

export const area: Area = {
  handlers: [
    ...lockHandlers,
    ...treeHandlers,
    ...changeHandlers,
    ...lockOptionHandlers,
    ...cardHandlers,
    ...classHandlers,
    ...courseListHandlers,
    ...courseHandlers,
    ...courseDetailHandlers,
    ...classListHandlers,
    ...classStatusHandlers,
    ...courseStatusHandlers,
    ...levelHandlers,
    ...traceHandlers,
  ],
};
