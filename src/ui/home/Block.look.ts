import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.block': { minWidth: 0, display: 'flex', flexDirection: 'column' },
  '.block-fills': { height: 'full' },
  '.block-head': { display: 'flex', alignItems: 'center', gap: 2, minHeight: 'row' },
  '.block-title': { fontWeight: 'semibold', flex: 'none' },
  '.block-meta': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    color: 'fg.subtle',
  },
  '.block-body': {
    flex: 'none',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    // What is in it has no say in its height.
    contain: 'size',
    minHeight: 'calc(var(--block-rows) * {sizes.row})',
    '.block-fills > &': { flex: 1 },
    _print: { contain: 'none', minHeight: 0 },
  },
  '.block-panel': {
    height: 'full',
    overflow: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
    _print: { height: 'auto', overflow: 'visible' },
  },
  '.block-table': { overflow: 'hidden', '& [role=group]': { borderWidth: 0 } },
};
