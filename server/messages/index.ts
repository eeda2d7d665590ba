import type { Area } from '../area';
import { listHandlers } from './list';
import { readHandlers } from './read';
import { rewardHandlers } from './reward';

export const area: Area = {
  handlers: [...listHandlers, ...readHandlers, ...rewardHandlers],
};
