import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.todo-screen': {
    maxWidth: 'dialogLarge',
    height: 'calc(100dvh - 12rem)',
    minHeight: '20rem',
  },
};
