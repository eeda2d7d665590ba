import type { Look } from './theme/look';

export const look: Look = {
  '.search-input': {
    position: 'relative',
    display: 'block',
    width: '16rem',
    maxWidth: 'full',
    '& > input': { ps: 8, '&:not(:placeholder-shown)': { pe: 8 } },
  },
  '.search-input-glass': { position: 'absolute', insetStart: 2, top: 2, color: 'fg.subtle' },
  '.search-input-clear': { position: 'absolute', insetEnd: 0.5, top: 0.5 },
};
