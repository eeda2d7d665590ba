import type { Look } from './theme/look';

export const look: Look = {
  '.suggest-input': { position: 'relative', flex: '0 1 16rem', minWidth: '6rem' },
  '.suggest-input-panel': {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetStart: 0,
    zIndex: 'popover',
    width: 'full',
    minWidth: '16rem',
    maxHeight: '24rem',
    overflowY: 'auto',
    p: 1,
    bg: 'bg.panel',
    borderRadius: 'control',
    boxShadow: 'floating',
  },
  '.suggest-input-option': {
    px: 2,
    py: 1.5,
    borderRadius: 'small',
    cursor: 'pointer',
    listStyleType: 'none',
    _hover: { bg: 'bg.subtle' },
    '&[aria-selected=true]': { bg: 'bg.selected', color: 'brand.fg' },
  },
};
