import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.rows-row': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 'row',
    px: 3,
    borderBottomWidth: '1px',
    _last: { borderBottomWidth: 0 },
    _hover: { bg: 'bg.subtle' },
  },
  '.rows-double': { py: 1 },
  '.rows-lead': { flex: 1, minWidth: 0 },
  '.rows-second': { display: 'block' },
  '.rows-aside': { flex: 'none', '& > span': { display: 'block' } },
  '.rows-end': { textAlign: 'end' },
};
