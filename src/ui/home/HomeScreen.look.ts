import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.home-screen': {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    // On a narrow screen the schedule stands beside the to-do list, before the numbers.
    gridAutoFlow: 'dense',
    columnGap: 4,
    rowGap: 3,
  },
  '.home-screen-whole': { gridColumn: 'span 6' },
  '.home-screen-large': { gridColumn: { base: 'span 6', lg: 'span 4' } },
  '.home-screen-small': { gridColumn: { base: 'span 3', lg: 'span 2' } },
  // On a wide screen it stands beside two large ones.
  '.home-screen-tall': { gridRow: { lg: 'span 2' } },
};
