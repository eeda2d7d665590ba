import type { Handler } from '../serve';
import { assignHandlers } from './assign';
import { assignmentListHandlers } from './assignmentLists';
import { infoHandlers } from './info';
import { studentListHandlers } from './studentLists';
import { withdrawHandlers } from './withdraw';

export const homeworkHandlers: readonly Handler[] = [
  ...assignmentListHandlers,
  ...studentListHandlers,
  ...assignHandlers,
  ...infoHandlers,
  ...withdrawHandlers,
];
