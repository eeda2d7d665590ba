import type { Look } from '../theme/look';

export const look: Look = {
  '.draft-state-failed': { color: 'danger.fg' },
};
