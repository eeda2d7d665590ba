import type { Area } from '../area';
import { featureHandlers } from './features';
import { jumpHandlers } from './jumps';
import { optionHandlers } from './options';
import { searchHandlers } from './search';
import { sessionHandlers } from './session';

export const area: Area = {
  handlers: [
    ...sessionHandlers,
    ...searchHandlers,
    ...featureHandlers,
    ...optionHandlers,
    ...jumpHandlers,
  ],
};
