import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.message-link': {
    color: 'brand.fg',
    borderRadius: 'small',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
  },
  '.message-link-dot': {
    display: 'inline-block',
    flex: 'none',
    width: 2,
    height: 2,
    borderRadius: 'full',
    '&[role=img]': { bg: 'danger.fg' },
  },
};
