import type { Look } from './theme/look';

export const look: Look = {
  '.zoom-slider': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    width: '16rem',
    maxWidth: 'full',
    '& > input': { flex: 1, minWidth: 0, accentColor: 'brand.solid' },
  },
};
