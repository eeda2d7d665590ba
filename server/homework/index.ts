import type { Area } from '../area';
import { assignHandlers } from './assign';
import { assignmentListHandlers } from './assignmentLists';
import { chaseHandlers } from './chase';
import { copyHandlers } from './copy';
import { historyHandlers } from './history';
import { infoHandlers } from './info';
import { questionHandlers } from './questions';
import { retryHandlers } from './retry';
import { studentListHandlers } from './studentLists';
import { settleNow } from './settle';
import { withdrawHandlers } from './withdraw';

export const area: Area = {
  handlers: [
    ...assignmentListHandlers,
    ...studentListHandlers,
    ...historyHandlers,
    ...assignHandlers,
    ...infoHandlers,
    ...questionHandlers,
    ...withdrawHandlers,
    ...chaseHandlers,
    ...copyHandlers,
    ...retryHandlers,
  ],
  task: { pace: 2_000, run: settleNow },
};
