import { defineRecipe } from '@chakra-ui/react';

/** The strip of tabs, links or buttons. Where tabs are out of sight, it fades. */
export const tabStripRecipe = defineRecipe({
  base: {
    display: 'flex',
    gap: 5,
    mb: 4,
    borderBottomWidth: '1px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    animation: 'moreAside linear both',
    animationTimeline: 'scroll(self inline)',
    '& > *': {
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
  },
});
