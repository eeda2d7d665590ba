import type { Look } from './theme/look';

export const look: Look = {
  '.toast-region': {
    position: 'fixed',
    insetInline: 0,
    top: 16,
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
    pointerEvents: 'none',
    'body:has([aria-modal]) &': { top: 2 },
  },
  '.toast-region-live': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
  },
  '.toast-region-card': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'row',
    maxWidth: 'min(40rem, 90vw)',
    ps: 3,
    pe: 1,
    py: 1,
    bg: 'bg.panel',
    borderRadius: 'control',
    boxShadow: 'floating',
    animation: 'rise',
    animationDuration: 'steady',
    // What lies below takes the press, unless it is meant for the notice.
    '& button': { pointerEvents: 'auto' },
  },
  '.toast-region-words': { flex: 1 },
};
