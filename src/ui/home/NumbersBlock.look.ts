import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.numbers-block': {
    display: 'grid',
    gridAutoRows: 'minmax(0, 1fr)',
    '& > * + *': { borderTopWidth: '1px' },
    '& > *': { p: 1 },
  },
  // Under one another with the strips: the heads of three pairs of their columns.
  '.numbers-block-tiles': {
    display: 'grid',
    gridTemplateColumns: '6rem repeat(3, minmax(0, 2fr))',
    _before: { content: '""' },
  },
};
