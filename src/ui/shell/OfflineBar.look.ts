import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.offline-bar': { position: 'sticky', bottom: 0, zIndex: 'header' },
  '.offline-bar-words': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 4,
    py: 2,
    bg: 'bg.inverted',
    color: 'fg.inverted',
  },
};
