import type { Look } from './theme/look';

export const look: Look = {
  '.checkbox': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'control',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
  },
};
