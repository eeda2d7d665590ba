import type { Handler } from '../serve';
import { listHandlers } from './lists';
import { markHandlers } from './mark';

export const localPointHandlers: readonly Handler[] = [...listHandlers, ...markHandlers];
