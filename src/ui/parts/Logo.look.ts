import type { Look } from './theme/look';

export const look: Look = {
  '.logo': { boxSize: 8, display: 'block' },
};
