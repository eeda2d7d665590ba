import type { Look } from '../../ui/parts/theme/look';

export const look: Look = {
  '.frame-tools-room': { flex: 1 },
};
