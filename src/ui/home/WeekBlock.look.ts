import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.week-block': {
    height: 'full',
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1.3fr', xl: '1fr 1fr' },
    gap: 4,
    '& > *': { minWidth: 0 },
  },
};
