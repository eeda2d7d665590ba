import type { Look } from './theme/look';

export const look: Look = {
  '.floating-window': {
    position: 'fixed',
    insetEnd: 4,
    bottom: 4,
    zIndex: 'popover',
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'calc(100vw - 2rem)',
    maxHeight: 'calc(100dvh - 2rem)',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
    boxShadow: 'floating',
    overflow: 'hidden',
    outline: 0,
    animation: 'rise 160ms',
  },
  '.floating-window-head': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    ps: 4,
    pe: 2,
    py: 2,
    bg: 'bg.subtle',
  },
  '.floating-window-title': { flex: 1, fontWeight: 'medium' },
};
