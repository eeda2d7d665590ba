import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.todo-list-head': {
    position: 'sticky',
    top: 0,
    display: 'flex',
    justifyContent: 'space-between',
    px: 3,
    py: 1.5,
    bg: 'bg.subtle',
    fontWeight: 'medium',
    borderBottomWidth: '1px',
  },
};
