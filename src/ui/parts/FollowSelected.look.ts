import type { Look } from './theme/look';

export const look: Look = {
  '.follow-selected': { overflowY: 'auto' },
};
