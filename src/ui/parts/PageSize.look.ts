import type { Look } from './theme/look';

export const look: Look = {
  '.page-size': { width: '8rem' },
};
