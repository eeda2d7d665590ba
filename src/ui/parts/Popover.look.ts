import type { Look } from './theme/look';

export const look: Look = {
  '.popover': { position: 'relative' },
  '.popover-surface': {
    position: 'absolute',
    top: 'calc(100% + 8px)',
    insetEnd: 0,
    zIndex: 'popover',
    width: '24rem',
    maxWidth: '90vw',
    p: 2,
    bg: 'bg.panel',
    borderRadius: 'control',
    boxShadow: 'floating',
    outline: 0,
  },
};
