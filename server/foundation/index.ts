import type { Handler } from '../serve';
import { boardHandlers } from './boards';
import { healthHandlers } from './health';
import { modeHandlers } from './modes';
import { smartModeHandlers } from './smartModes';
import { statisticsHandlers } from './statistics';
import { versionHandlers } from './versions';

export const foundationHandlers: readonly Handler[] = [
  ...modeHandlers,
  ...healthHandlers,
  ...smartModeHandlers,
  ...versionHandlers,
  ...statisticsHandlers,
  ...boardHandlers,
];
