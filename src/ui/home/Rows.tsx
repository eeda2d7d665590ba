import { chakra } from '@chakra-ui/react';

/** Rows of a block, 40 px each. */
export const Rows = chakra('ul', { base: { listStyle: 'none' } });

/** One row: what it is first, what is known of it after. */
export const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 'row',
    px: 3,
    borderBottomWidth: '1px',
    _last: { borderBottomWidth: 0 },
    _hover: { bg: 'bg.subtle' },
  },
});

/** What takes the room that is left and is cut where there is none. */
export const Lead = chakra('span', {
  base: {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** Small words beside it. */
export const Aside = chakra('span', {
  base: {
    flex: 'none',
    color: 'fg.muted',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
  },
});
