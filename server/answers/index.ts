import type { Handler } from '../serve';
import { cardHandlers } from './card';
import { errorBookHandlers } from './errorBook';

export const answerHandlers: readonly Handler[] = [...cardHandlers, ...errorBookHandlers];
