import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.code-status': { mt: 1 },
};
