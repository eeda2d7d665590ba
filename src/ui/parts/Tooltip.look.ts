import type { Look } from './theme/look';

export const look: Look = {
  '.tooltip': {
    position: 'fixed',
    zIndex: 'tooltip',
    width: 'max-content',
    maxWidth: '20rem',
    px: 2,
    py: 1,
    bg: 'bg.inverted',
    color: 'fg.inverted',
    borderRadius: 'small',
    animation: 'appear 120ms',
  },
};
