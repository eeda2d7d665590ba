import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.latest-messages-row': { display: 'flex', gap: 2, px: 2, py: 2 },
  '.latest-messages-words': { flex: 1, minWidth: 0 },
  '.latest-messages-time': { display: 'block', color: 'fg.subtle' },
  '.latest-messages-foot': { pt: 2, display: 'flex', justifyContent: 'center' },
};
