import type { Look } from './theme/look';

export const look: Look = {
  '.qr-code': { boxSize: '11rem', flex: 'none', borderRadius: 'control' },
};
