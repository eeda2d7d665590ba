import type { SystemStyleObject } from '@chakra-ui/react';

/** A little space between Chinese and Latin, and full stops that do not stand alone on a line. */
const chineseText = { textAutospace: 'normal', textSpacingTrim: 'trim-start', lineBreak: 'strict' };

const paper = { size: 'A4', margin: '14mm' };

/** What holds on every page: type, focus, tabular figures, less motion, paper. */
export const globalCss: Readonly<Record<string, SystemStyleObject>> = {
  'html, body': {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: 'body',
    _print: { bg: 'transparent' },
  },
  html: {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    fontSize: '100%',
    // What takes the focus is not hidden under the header or the foot of a list.
    scrollPaddingTop: 'header',
    scrollPaddingBottom: 16,
    colorScheme: 'light',
    '&.dark': { colorScheme: 'dark', _print: { colorScheme: 'light' } },
    ...chineseText,
  },
  // What sticks to the foot of the window stands above what is said there of a lost network.
  'html:has([data-offline])': { '--foot': 'sizes.10' },
  '*::placeholder': { color: 'fg.subtle !important' },
  '*::selection': { bg: 'brand.solid', color: 'brand.contrast' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'brand.ring', outlineOffset: '2px' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Any time at all would let each property of each element pass into its next value: "all" is what is not told.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  'tr, figure': { _print: { breakInside: 'avoid' } },
  thead: { _print: { display: 'table-header-group' } },
  '@page': paper,
};
