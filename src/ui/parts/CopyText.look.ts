import type { Look } from './theme/look';

export const look: Look = {
  '.copy-text': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1,
  },
  '.copy-text-shown': {
    flex: '1 1 12rem',
    px: 2,
    py: 1,
    bg: 'bg.subtle',
    borderRadius: 'small',
    fontFamily: 'mono',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.copy-text-outcome': { flex: '1 0 100%' },
};
