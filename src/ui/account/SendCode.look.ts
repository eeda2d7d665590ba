import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.send-code': { flex: 'none', width: '8.5rem', display: 'grid' },
};
