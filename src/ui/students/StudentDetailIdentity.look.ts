import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.student-detail-identity': {
    position: 'sticky',
    top: '3.25rem',
    zIndex: 'sticky',
    bg: 'bg',
    pb: 3,
    mt: -6,
    pt: 4,
    _print: { position: 'static' },
  },
  '.student-detail-identity-back': { mb: 1 },
  '.student-detail-identity-back-words': { display: 'inline-flex', alignItems: 'center', gap: 1 },
  '.student-detail-identity-line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    rowGap: 2,
  },
  '.student-detail-identity-person': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 'row',
  },
  '.student-detail-identity-name': { textStyle: 'title' },
  '.student-detail-identity-fact': { minWidth: 0 },
  '.student-detail-identity-facts': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 6,
    rowGap: 2,
    flex: 1,
  },
  '.student-detail-identity-responsibilities': { display: 'flex', gap: 2, mt: 1 },
  '.student-detail-identity-responsibilities-name': { flex: 'none' },
};
