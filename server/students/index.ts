import type { Area } from '../area';
import { behaviourHandlers } from './behaviour';
import { customizationHandlers } from './customization';
import { customizedListHandlers } from './customizedList';
import { infoHandlers } from './info';
import { listHandlers } from './list';
import { neighbourHandlers } from './neighbours';
import { overviewHandlers } from './overview';
import { statusHandlers } from './status';
import { studyTimeHandlers } from './studyTime';
import { timelineHandlers } from './timeline';

export const area: Area = {
  handlers: [
    ...behaviourHandlers,
    ...customizationHandlers,
    ...customizedListHandlers,
    ...listHandlers,
    ...infoHandlers,
    ...neighbourHandlers,
    ...overviewHandlers,
    ...statusHandlers,
    ...studyTimeHandlers,
    ...timelineHandlers,
  ],
};
