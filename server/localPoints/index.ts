import type { Area } from '../area';
import { listHandlers } from './lists';
import { markHandlers } from './mark';

export const area: Area = {
  handlers: [...listHandlers, ...markHandlers],
};
