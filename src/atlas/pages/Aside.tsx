import { chakra } from '@chakra-ui/react';

/** The column beside a drawing. */
export const Aside = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    bg: 'bg.panel',
    borderInlineStartWidth: '1px',
    _print: { display: 'none' },
  },
});

/** What in it scrolls. */
export const AsidePart = chakra('div', {
  base: { flex: 1, minHeight: 0, overflowY: 'auto', px: 4, pb: 6 },
});
