import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.score-warning': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    px: 4,
    py: 2,
    mb: 4,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
  },
  '.score-warning-words': { flex: 1 },
};
