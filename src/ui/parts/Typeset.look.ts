import type { Look } from './theme/look';

export const look: Look = {
  '.typeset-broken': {
    fontFamily: 'mono',
    fontSize: '0.93em',
    textDecoration: 'underline wavy',
    textDecorationColor: 'status.watch',
    textUnderlineOffset: '3px',
  },
};
