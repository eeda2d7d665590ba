import type { Handler } from '../serve';
import { lockHandlers } from './locks';

export const lessonHandlers: readonly Handler[] = [...lockHandlers];
