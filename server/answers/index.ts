import type { Area } from '../area';
import { cardHandlers } from './card';
import { errorBookHandlers } from './errorBook';

export const area: Area = {
  handlers: [...cardHandlers, ...errorBookHandlers],
};
