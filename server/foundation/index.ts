import type { Handler } from '../serve';
import { modeHandlers } from './modes';

export const foundationHandlers: readonly Handler[] = [...modeHandlers];
