import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.header-link': { position: 'relative', display: 'inline-flex' },
  '.header-link-point': {
    position: 'absolute',
    top: '-2px',
    insetEnd: '-4px',
    width: 2,
    height: 2,
    borderRadius: 'full',
    bg: 'danger.fg',
  },
};
