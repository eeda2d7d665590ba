import type { Look } from './theme/look';

export const look: Look = {
  '.confirm-dialog-consequences': {
    display: 'grid',
    gap: 1,
    '& li': { position: 'relative', ps: 4 },
    '& li::before': {
      content: '"·"',
      position: 'absolute',
      insetInlineStart: 1,
      fontWeight: 'semibold',
    },
  },
  '.confirm-dialog-warning': { mt: 3, fontWeight: 'medium' },
};
