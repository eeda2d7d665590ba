import type { Handler } from '../serve';
import { cardHandlers } from './cardLocks';
import { classHandlers } from './classLocks';
import { courseListHandlers } from './courseLists';
import { levelHandlers } from './levels';
import { lockHandlers } from './locks';
import { traceHandlers } from './traceModes';

export const lessonHandlers: readonly Handler[] = [
  ...lockHandlers,
  ...cardHandlers,
  ...classHandlers,
  ...courseListHandlers,
  ...levelHandlers,
  ...traceHandlers,
];
