import type { Look } from './theme/look';

export const look: Look = {
  '.filter-select': { position: 'relative' },
  '.filter-select-choices': {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetStart: 0,
    zIndex: 'popover',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '11rem',
    maxHeight: '20rem',
    overflowY: 'auto',
    p: 2,
    bg: 'bg.panel',
    borderRadius: 'control',
    boxShadow: 'floating',
  },
};
