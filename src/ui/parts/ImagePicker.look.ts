import type { Look } from './theme/look';

export const look: Look = {
  '.image-picker': { display: 'flex', alignItems: 'center', gap: 4 },
  '.image-picker-frame': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: '6rem',
    overflow: 'hidden',
    bg: 'bg.muted',
    color: 'fg.subtle',
    borderRadius: 'control',
    '& > img': { boxSize: 'full', objectFit: 'cover' },
  },
};
