import type { Look } from './theme/look';

export const look: Look = {
  '.standalone-page': {
    minHeight: '100vh',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    px: 4,
    pt: '16vh',
    pb: 6,
  },
  '.standalone-page-high': { pt: 6 },
  '.standalone-page-narrow': { maxWidth: 'dialogSmall' },
  '.standalone-page-wide': { maxWidth: 'dialogMedium' },
  '.standalone-page-page': { maxWidth: 'dialogLarge' },
  '.standalone-page-sheet': {
    width: 'full',
    p: 8,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
  },
  '.standalone-page-title': { textStyle: 'title', mt: 4, mb: 5 },
  '.standalone-page-foot': {
    width: 'full',
    mt: 3,
    px: 8,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
};
