import type { Look } from './theme/look';

export const look: Look = {
  '.tabs': {
    display: 'flex',
    gap: 5,
    mb: 4,
    borderBottomWidth: '1px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Where tabs are out of sight, the strip fades.
    animation: 'moreAside linear both',
    animationTimeline: 'scroll(self inline)',
  },
  '.tabs-tab': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: 1.5,
    height: 'row',
    mb: '-1px',
    px: 1,
    color: 'fg.muted',
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px', borderRadius: 'small' },
    '&:is([aria-selected=true], [aria-current=page])': {
      color: 'fg',
      fontWeight: 'medium',
      borderColor: 'brand.fg',
    },
  },
};
