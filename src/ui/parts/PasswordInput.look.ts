import type { Look } from './theme/look';

export const look: Look = {
  '.password-input': { position: 'relative', '& > input': { pe: 10 } },
  '.password-input-eye': { position: 'absolute', insetEnd: 0.5, top: 0.5 },
};
