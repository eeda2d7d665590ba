import type { Look } from './theme/look';

export const look: Look = {
  '.wizard-step': { outline: 0 },
};
