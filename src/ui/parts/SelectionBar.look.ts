import type { Look } from './theme/look';

export const look: Look = {
  '.selection-bar': {
    position: 'fixed',
    bottom: 6,
    insetStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    p: 1,
    ps: 4,
    bg: 'bg.panel',
    borderRadius: 'control',
    boxShadow: 'floating',
    animation: 'appear 160ms',
  },
  '.selection-bar-count': { me: 2, whiteSpace: 'nowrap' },
};
