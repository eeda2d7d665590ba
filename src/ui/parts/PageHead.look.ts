import type { Look } from './theme/look';

export const look: Look = {
  '.page-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    minHeight: 'row',
    mb: 4,
  },
  '.page-head-title': { textStyle: 'title' },
  '.page-head-facts': { flex: 1, display: 'flex', gap: 3, minHeight: '1lh' },
  '.page-head-as-of': { color: 'fg.subtle' },
  '.page-head-action': { display: 'flex', gap: 2 },
};
