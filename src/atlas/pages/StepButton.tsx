import { chakra } from '@chakra-ui/react';

/** A step of a path, of a play or of a record, in its list: pressed, one goes there. */
export const StepButton = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    px: 3,
    py: 1.5,
    borderRadius: 'control',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current=step]': { bg: 'bg.selected' },
    '&[data-later]': { color: 'fg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
