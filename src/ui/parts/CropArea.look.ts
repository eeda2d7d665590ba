import type { Look } from './theme/look';

export const look: Look = {
  '.crop-area': {
    boxSize: '16rem',
    maxWidth: 'full',
    borderRadius: 'control',
    overflow: 'hidden',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
    '&[aria-disabled]': { cursor: 'default' },
  },
  '.crop-area-help': { mt: 2, maxWidth: '16rem' },
};
