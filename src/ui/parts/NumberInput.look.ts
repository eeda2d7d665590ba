import type { Look } from './theme/look';

export const look: Look = {
  '.number-input': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    '& > input': { textAlign: 'end', maxWidth: '8rem' },
  },
  '.number-input-unit': { flex: 'none' },
};
