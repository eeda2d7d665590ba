import type { Handler } from '../serve';
import { infoHandlers } from './info';
import { listHandlers } from './list';
import { statusHandlers } from './status';

export const studentHandlers: readonly Handler[] = [
  ...listHandlers,
  ...infoHandlers,
  ...statusHandlers,
];
