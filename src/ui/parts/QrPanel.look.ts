import type { Look } from './theme/look';

export const look: Look = {
  '.qr-panel': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5 },
  '.qr-panel-code': { position: 'relative' },
  '.qr-panel-expired': { opacity: 0.08 },
  '.qr-panel-cover': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 2,
  },
  '.qr-panel-words': { display: 'grid', gap: 3, flex: '1 1 8rem' },
  '.qr-panel-lines': { listStyle: 'decimal inside', display: 'grid', gap: 1 },
};
