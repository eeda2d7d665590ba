import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.submit-login': { display: 'grid' },
  '.submit-login-outcome > *': { marginBlockEnd: 4 },
};
