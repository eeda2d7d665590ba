import type { Look } from './theme/look';

export const look: Look = {
  '.skip-link': {
    position: 'fixed',
    top: 2,
    insetStart: 2,
    zIndex: 'tooltip',
    px: 3,
    py: 1,
    bg: 'bg.panel',
    color: 'brand.fg',
    borderRadius: 'control',
    boxShadow: 'floating',
    transform: 'translateY(-300%)',
    _focus: { transform: 'none' },
  },
};
