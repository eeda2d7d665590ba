import { defineSlotRecipe } from '@chakra-ui/react';
import { tooltipAnatomy } from '@chakra-ui/react/anatomy';

export const tooltipRecipe = defineSlotRecipe({
  slots: tooltipAnatomy.keys(),
  base: {
    content: {
      zIndex: 'tooltip',
      maxWidth: '20rem',
      px: 2,
      py: 1,
      bg: 'bg.inverted',
      color: 'fg.inverted',
      textStyle: 'small',
      borderRadius: 'small',
      animation: 'appear 120ms',
    },
  },
});
