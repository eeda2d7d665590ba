import type { Area } from '../area';
import { beforeAccess } from '../serve';
import { featureHandlers } from './features';
import { jumpHandlers } from './jumps';
import { optionHandlers } from './options';
import { savedViewHandlers } from './savedViews';
import { searchHandlers } from './search';
import { sessionHandlers } from './session';

export const area: Area = {
  handlers: [
    ...sessionHandlers.map(beforeAccess),
    ...searchHandlers,
    ...savedViewHandlers,
    ...featureHandlers,
    ...optionHandlers,
    ...jumpHandlers,
  ],
};
