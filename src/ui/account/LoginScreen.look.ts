import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.login-screen-language': { me: -3 },
  '.login-screen-warning': { mb: 4 },
};
