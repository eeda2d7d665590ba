import type { Look } from './theme/look';

export const look: Look = {
  '.ring': { position: 'relative', display: 'inline-grid', placeItems: 'center', boxSize: 16 },
  '.ring-drawing': {
    position: 'absolute',
    inset: 0,
    transform: 'rotate(-90deg)',
    fill: 'none',
    strokeWidth: '3',
  },
  '.ring-whole': { stroke: 'bg.muted' },
  '.ring-left': {
    stroke: 'brand.fg',
    strokeLinecap: 'round',
    transition: 'stroke-dashoffset 1s linear',
    '&[data-little]': { stroke: 'status.watch' },
  },
};
