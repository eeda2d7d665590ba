import type { Area } from '../area';
import { infoHandlers } from './info';
import { listHandlers } from './list';
import { statusHandlers } from './status';

export const area: Area = {
  handlers: [...listHandlers, ...infoHandlers, ...statusHandlers],
};
