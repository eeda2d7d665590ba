import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.header-search-failed': { p: 2, display: 'flex', gap: 2, alignItems: 'center' },
  '.header-search-failure': { flex: 1 },
  '.header-search-state': { p: 2 },
};
