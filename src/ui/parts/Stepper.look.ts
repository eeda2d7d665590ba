import type { Look } from './theme/look';

export const look: Look = {
  '.stepper': { display: 'flex', gap: 3, mb: 5 },
  '.stepper-step': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    color: 'fg.muted',
    fontWeight: 'normal',
    '&[aria-current]': { color: 'fg', fontWeight: 'medium' },
    '&:not(:last-of-type)::after': {
      content: '""',
      width: 6,
      borderTopWidth: '1px',
      borderColor: 'border.emphasized',
      marginInlineStart: 1,
    },
  },
  '.stepper-mark': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: 6,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    textStyle: 'small',
    color: 'fg.muted',
    '[data-step=done] &': { color: 'brand.fg', borderColor: 'brand.fg' },
    '[data-step=current] &': { bg: 'brand.solid', color: 'brand.contrast', border: 0 },
  },
};
