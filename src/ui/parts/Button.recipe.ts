import { defineRecipe } from '@chakra-ui/react';

/** Doubled, so that it outweighs the style under the pointer. */
const off = '&&[aria-disabled=true]:not([aria-busy=true])';

/** How a button looks, and a link that looks like one. The area that takes a press is 40 px high at every size. */
export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: 1.5,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    verticalAlign: 'middle',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'quick',
    _after: { content: '""', position: 'absolute', insetInline: 0 },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&[aria-busy=true] > :is([data-words], svg)': { opacity: 0 },
    _print: { display: 'none' },
  },
  variants: {
    // Primary: the page's next action, one at a time. Danger: what cannot be undone.
    kind: {
      primary: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'brand.hover' },
        [off]: { bg: 'bg.muted', color: 'fg.subtle' },
      },
      secondary: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.subtle' },
        [off]: { bg: 'bg.subtle', color: 'fg.subtle' },
      },
      quiet: {
        color: 'fg.muted',
        _hover: { bg: 'bg.subtle', color: 'fg' },
        [off]: { bg: 'transparent', color: 'fg.subtle' },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        _hover: { bg: 'danger.hover' },
        [off]: { bg: 'bg.muted', color: 'fg.subtle' },
      },
    },
    size: {
      medium: { height: 'control', px: 3, textStyle: 'body', _after: { insetBlock: '-5px' } },
      small: { height: 'controlSmall', px: 2, textStyle: 'small', _after: { insetBlock: '-7px' } },
    },
    // Only an icon.
    square: { true: { px: 0, aspectRatio: '1', _after: { insetInline: '-5px' } } },
  },
  defaultVariants: { kind: 'secondary', size: 'medium' },
});

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Small is for table rows. */
export type ButtonSize = 'medium' | 'small';
