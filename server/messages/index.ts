import type { Handler } from '../serve';
import { listHandlers } from './list';
import { readHandlers } from './read';
import { rewardHandlers } from './reward';

export const messageHandlers: readonly Handler[] = [
  ...listHandlers,
  ...readHandlers,
  ...rewardHandlers,
];
