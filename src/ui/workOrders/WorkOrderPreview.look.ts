import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.work-order-preview': { px: 4, py: 2, borderBottomWidth: '1px' },
  '.work-order-preview-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  '.work-order-preview-failed': { display: 'flex', alignItems: 'center', gap: 3, py: 2 },
  '.work-order-preview-none': { py: 2 },
  '.work-order-preview-order': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    minHeight: 8,
  },
  '.work-order-preview-status': { flex: 'none' },
};
