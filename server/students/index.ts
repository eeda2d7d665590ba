import type { Area } from '../area';
import { infoHandlers } from './info';
import { listHandlers } from './list';
import { neighbourHandlers } from './neighbours';
import { overviewHandlers } from './overview';
import { statusHandlers } from './status';
import { studyTimeHandlers } from './studyTime';

export const area: Area = {
  handlers: [
    ...listHandlers,
    ...infoHandlers,
    ...neighbourHandlers,
    ...overviewHandlers,
    ...statusHandlers,
    ...studyTimeHandlers,
  ],
};
