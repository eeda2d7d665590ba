import type { Look } from './theme/look';

export const look: Look = {
  '.pagination': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 3 },
  '.pagination-range': { flex: 1 },
  '.pagination-gap': { px: 1, color: 'fg.subtle' },
};
