import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.code-form-mobile': { display: 'flex', gap: 2 },
};
