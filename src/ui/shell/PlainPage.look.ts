import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.plain-page': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    maxWidth: 'line',
    mx: 'auto',
    px: 4,
    pt: '20vh',
    pb: 16,
    textAlign: 'center',
  },
  '.plain-page-icon': { p: 3, borderRadius: 'full', bg: 'bg.muted' },
  '.plain-page-title': { mt: 4, textStyle: 'title' },
  '.plain-page-words': { mt: 2, mb: 6 },
  '.plain-page-ways': { display: 'flex', gap: 2 },
};
