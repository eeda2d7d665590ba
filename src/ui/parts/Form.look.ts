import type { Look } from './theme/look';

export const look: Look = {
  '.form': { display: 'flex', flexDirection: 'column', gap: 5 },
  '.form-actions': { display: 'flex', gap: 2 },
};
