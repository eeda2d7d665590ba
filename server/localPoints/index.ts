import type { Area } from '../area';
import { listHandlers } from './lists';
import { markHandlers } from './mark';
import { markListHandlers } from './markList';

export const area: Area = {
  handlers: [...listHandlers, ...markHandlers, ...markListHandlers],
};
