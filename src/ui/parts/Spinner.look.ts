import type { Look } from './theme/look';

export const look: Look = {
  '.spinner': {
    display: 'inline-block',
    boxSize: 'icon',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'turn 800ms linear infinite',
  },
  '.spinner-over': { position: 'absolute', inset: 0, margin: 'auto' },
};
