import type { Look } from './theme/look';

export const look: Look = {
  // As high as the code that comes, so that nothing moves.
  '.scan-code': { minHeight: '11rem', display: 'grid', alignItems: 'center' },
};
