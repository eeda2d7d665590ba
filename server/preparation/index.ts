import type { Area } from '../area';
import { courseHandlers } from './courses';
import { pointHandlers } from './points';
import { practiceHandlers } from './practice';
import { questionHandlers } from './questions';

export const area: Area = {
  handlers: [...courseHandlers, ...pointHandlers, ...questionHandlers, ...practiceHandlers],
};
