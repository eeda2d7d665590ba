import { chakra } from '@chakra-ui/react';

/** A bordered box on the page. `chosen` gives it the brand's border. */
export const Card = chakra('div', {
  base: {
    p: 4,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
  },
  variants: { chosen: { true: { borderColor: 'brand.fg' } } },
});
