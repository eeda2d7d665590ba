import type { Area } from '../area';
import { finalReviewHandlers } from './finalReviews';
import { handoutHandlers } from './handouts';
import { rowHandlers } from './rows';
import { targetHandlers } from './targets';

export const area: Area = {
  handlers: [...targetHandlers, ...rowHandlers, ...handoutHandlers, ...finalReviewHandlers],
};
