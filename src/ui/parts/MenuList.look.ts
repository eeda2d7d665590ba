import type { Look } from './theme/look';

export const look: Look = {
  '.menu-list': {
    position: 'fixed',
    zIndex: 'popover',
    minWidth: '10rem',
    maxWidth: '20rem',
    maxHeight: 'calc(100dvh - 1rem)',
    overflowY: 'auto',
    p: 1,
    bg: 'bg.panel',
    borderRadius: 'control',
    boxShadow: 'floating',
    animation: 'appear 120ms',
  },
  '.menu-list-item': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    width: 'full',
    minHeight: 'control',
    px: 2,
    borderRadius: 'small',
    textAlign: 'start',
    cursor: 'pointer',
    outline: 0,
    _focus: { bg: 'bg.subtle' },
    _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
    '&[data-danger]': { color: 'danger.fg' },
  },
  '.menu-list-icon': { boxSize: 'icon' },
};
