import type { Look } from './theme/look';

export const look: Look = {
  '.formula': { whiteSpace: 'pre-line' },
  '.formula-source': { fontFamily: 'mono', fontSize: '0.93em' },
};
