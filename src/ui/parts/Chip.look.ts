import type { Look } from './theme/look';

export const look: Look = {
  '.chip': {
    display: 'inline-flex',
    alignItems: 'center',
    height: 'controlSmall',
    maxWidth: 'full',
    ps: 3,
    pe: 0.5,
    gap: 1,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
  },
  '.chip-cross': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: 6,
    borderRadius: 'full',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _after: { content: '""', position: 'absolute', inset: '-8px' },
    _focusVisible: { outlineOffset: '-1px' },
  },
};
