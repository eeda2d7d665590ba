import { chakra } from '@chakra-ui/react';

/** A table whose cells hold texts of any length, such as questions and answers. */
export const WorkTable = chakra('table', {
  base: {
    width: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    '& th, & td': {
      px: 3,
      py: 2,
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
    },
    '& th': { color: 'fg.muted', textStyle: 'small', fontWeight: 'medium', bg: 'bg.subtle' },
    '& [data-result]': { whiteSpace: 'nowrap' },
    '& [data-numeric]': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
