import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.warning': {
    display: 'flex',
    gap: 2,
    p: 3,
    borderRadius: 'control',
    '& > svg': { flex: 'none', marginBlockStart: '5px' },
  },
  '.warning-act': { bg: 'danger.subtle' },
  '.warning-watch': { bg: 'bg.subtle' },
  '.warning-title': { fontWeight: 'medium' },
};
