import type { Look } from './theme/look';

export const look: Look = {
  '.filter-bar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    minHeight: 'control',
    mb: 3,
  },
  '.filter-bar-filter': { maxWidth: 'full' },
};
