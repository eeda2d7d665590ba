import type { Handler } from '../serve';
import { featureHandlers } from './features';
import { jumpHandlers } from './jumps';
import { optionHandlers } from './options';
import { searchHandlers } from './search';
import { sessionHandlers } from './session';

export const shellHandlers: readonly Handler[] = [
  ...sessionHandlers,
  ...searchHandlers,
  ...featureHandlers,
  ...optionHandlers,
  ...jumpHandlers,
];
