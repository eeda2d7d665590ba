import type { Look } from './theme/look';

export const look: Look = {
  '.undo-bar': {
    position: 'fixed',
    bottom: 20,
    insetStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: 'toast',
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 'row',
    ps: 4,
    pe: 1,
    bg: 'bg.panel',
    borderRadius: 'control',
    boxShadow: 'floating',
    animation: 'appear 160ms',
  },
  '.undo-bar-verb': { color: 'brand.fg' },
};
