import { defineRecipe } from '@chakra-ui/react';

/** What stands around the strip: an arrow at each end beyond which tabs are out of sight. */
export const tabAroundRecipe = defineRecipe({
  base: {
    position: 'relative',
    timelineScope: '--tabs',
    '& > [data-cue]': {
      position: 'absolute',
      top: 0,
      display: 'flex',
      alignItems: 'center',
      height: 'row',
      color: 'fg.muted',
      pointerEvents: 'none',
      visibility: 'hidden',
    },
    // The timeline stands after the animation, which would set it back.
    '& > [data-cue=before]': {
      insetInlineStart: 0,
      animation: 'moreBefore linear both',
      animationTimeline: '--tabs',
    },
    '& > [data-cue=behind]': {
      insetInlineEnd: 0,
      animation: 'moreBehind linear both',
      animationTimeline: '--tabs',
    },
    _print: { '& > [data-cue]': { display: 'none' } },
  },
});

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
    scrollTimeline: '--tabs inline',
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
    // On paper nothing can be chosen: only what is shown is said.
    _print: {
      ...{ borderBottomWidth: 0, mb: 2, animation: 'none' },
      '& > *': { borderWidth: 0, px: 0 },
      '& > :not([aria-selected=true], [aria-current=page])': { display: 'none' },
    },
  },
});
