import type { Look } from './theme/look';

export const look: Look = {
  '.waiting': { display: 'flex', alignItems: 'center', gap: 2 },
};
