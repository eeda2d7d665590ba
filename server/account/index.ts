import type { Handler } from '../serve';
import { loginHandlers } from './login';

export const accountHandlers: readonly Handler[] = [...loginHandlers];
