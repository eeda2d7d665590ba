import type { Look } from './theme/look';

export const look: Look = {
  '.emptiness': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
    py: 12,
    px: 6,
    textAlign: 'center',
  },
  '.emptiness-icon': { color: 'fg.subtle', p: 3, borderRadius: 'full', bg: 'bg.subtle' },
  '.emptiness-title': { fontWeight: 'medium' },
  '.emptiness-words': { maxWidth: 'line' },
  '.emptiness-action': { mt: 2 },
  '.emptiness-request': { mt: 1, color: 'fg.subtle', fontFamily: 'mono' },
};
