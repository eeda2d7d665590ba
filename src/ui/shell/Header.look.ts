import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.header': {
    position: 'sticky',
    top: 0,
    zIndex: 'header',
    height: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: { base: 2, xl: 4 },
    px: 4,
    bg: 'bg.panel',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
  '.header-school': { display: { base: 'none', xl: 'inline' } },
  '.header-subject': { width: '9rem', flex: 'none' },
  '.header-tools': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: { base: 2, xl: 4 },
  },
};
