import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.service-desk': {
    position: 'fixed',
    insetEnd: 4,
    bottom: 4,
    zIndex: 'header',
    borderRadius: 'control',
    boxShadow: 'floating',
  },
  '.service-desk-loading': { px: 4, py: 3 },
  '.service-desk-chat': { flex: 1, minHeight: 0, width: 'full', border: 0 },
};
