import type { Area } from '../area';
import { boardHandlers } from './boards';
import { healthHandlers } from './health';
import { lotteryHandlers } from './lottery';
import { modeHandlers } from './modes';
import { smartModeHandlers } from './smartModes';
import { statisticsHandlers } from './statistics';
import { versionHandlers } from './versions';

export const area: Area = {
  handlers: [
    ...modeHandlers,
    ...healthHandlers,
    ...smartModeHandlers,
    ...versionHandlers,
    ...statisticsHandlers,
    ...boardHandlers,
    ...lotteryHandlers,
  ],
};
