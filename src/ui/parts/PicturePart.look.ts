import type { Look } from './theme/look';

export const look: Look = {
  '.picture-part': {
    display: 'block',
    position: 'relative',
    boxSize: 'full',
    overflow: 'hidden',
    bg: 'bg.muted',
    '& > img': { position: 'absolute', maxWidth: 'none', userSelect: 'none' },
  },
};
