import type { Area } from '../area';
import { classHandlers } from './class';
import { enterHandlers } from './enter';
import { linkHandlers } from './links';
import { listHandlers } from './lists';
import { removeHandlers } from './remove';

export const area: Area = {
  handlers: [
    ...listHandlers,
    ...classHandlers,
    ...enterHandlers,
    ...linkHandlers,
    ...removeHandlers,
  ],
};
