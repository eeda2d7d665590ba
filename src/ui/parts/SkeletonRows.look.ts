import type { Look } from './theme/look';

export const look: Look = {
  '.skeleton-rows-row': {
    height: 'row',
    px: 3,
    display: 'flex',
    alignItems: 'center',
    borderBottomWidth: '1px',
  },
};
