import type { Look } from './theme/look';

export const look: Look = {
  '.select': {
    position: 'relative',
    display: 'block',
    '& > select': { appearance: 'none', pe: 8, cursor: 'pointer', textOverflow: 'ellipsis' },
  },
  '.select-arrow': { position: 'absolute', insetEnd: 2, top: 2, pointerEvents: 'none' },
};
