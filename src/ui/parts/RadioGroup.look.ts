import type { Look } from './theme/look';

export const look: Look = {
  '.radio-group-label': { mb: 1, fontWeight: 'medium' },
  '.radio-group-choices': { display: 'flex', flexWrap: 'wrap', columnGap: 5 },
  '.radio-group-choice': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'control',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
  },
  '.radio-group-reason': { maxWidth: 'line' },
};
