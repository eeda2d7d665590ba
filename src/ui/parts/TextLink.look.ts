import type { Look } from './theme/look';

export const look: Look = {
  '.text-link': {
    color: 'brand.fg',
    borderRadius: 'small',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
  },
};
