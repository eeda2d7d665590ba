import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.top-bar': { display: 'flex', alignItems: 'center', gap: 1, flex: 'none' },
};
