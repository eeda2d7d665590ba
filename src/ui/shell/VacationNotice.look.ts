import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.vacation-notice-days': { fontWeight: 'medium' },
  '.vacation-notice-words': { mt: 2 },
};
