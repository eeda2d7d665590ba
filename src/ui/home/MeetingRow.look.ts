import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.meeting-row-end': { display: 'block', color: 'fg.subtle' },
};
