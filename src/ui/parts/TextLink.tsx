import { chakra } from '@chakra-ui/react';
import { Link } from './Link';

/** A link within text. */
export const TextLink = chakra(Link, {
  base: {
    color: 'brand.fg',
    borderRadius: 'small',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
    // On paper nothing can be pressed.
    _print: { color: 'inherit' },
  },
});
