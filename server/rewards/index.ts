import type { Area } from '../area';
import { dailyHandlers } from './daily';
import { freezingHandlers } from './freezing';
import { grantHandlers } from './grants';
import { grantingHandlers } from './granting';
import { propHandlers } from './props';
import { supplyHandlers } from './supply';
import { treasuryHandlers } from './treasury';

export const area: Area = {
  handlers: [
    ...dailyHandlers,
    ...supplyHandlers,
    ...freezingHandlers,
    ...treasuryHandlers,
    ...propHandlers,
    ...grantHandlers,
    ...grantingHandlers,
  ],
};
