import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.counts-tile': { display: 'flex' },
  '.counts-cell': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    px: 2,
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle', color: 'brand.fg' },
    '.counts-status > &': { flexDirection: 'column-reverse' },
  },
  '.counts-large': { textStyle: 'title' },
  '.counts-strip': {
    display: 'grid',
    gridTemplateColumns: '6rem repeat(6, minmax(0, 1fr))',
    alignItems: 'stretch',
  },
  '.counts-title': { alignSelf: 'center', px: 3, fontWeight: 'medium' },
  '.counts-status': { display: 'flex', minWidth: 0 },
  '.counts-some': { fontWeight: 'semibold' },
};
