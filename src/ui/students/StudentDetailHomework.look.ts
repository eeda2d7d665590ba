import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.student-detail-homework': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 'row',
    mb: 2,
  },
  '.student-detail-homework-facts': { flex: 1, display: 'flex', gap: 3 },
};
