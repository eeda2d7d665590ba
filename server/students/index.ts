import type { Area } from '../area';
import { infoHandlers } from './info';
import { listHandlers } from './list';
import { statusHandlers } from './status';
import { studyTimeHandlers } from './studyTime';

export const area: Area = {
  handlers: [...listHandlers, ...infoHandlers, ...statusHandlers, ...studyTimeHandlers],
};
