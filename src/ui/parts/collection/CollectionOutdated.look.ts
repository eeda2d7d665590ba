import type { Look } from '../theme/look';

export const look: Look = {
  '.collection-outdated': { display: 'flex', alignItems: 'center', gap: 3, mb: 3 },
};
