import type { Look } from '../theme/look';

export const look: Look = {
  '.draft-offer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    px: 3,
    py: 1,
    bg: 'bg.subtle',
    borderRadius: 'control',
  },
  '.draft-offer-words': { flex: 1 },
};
