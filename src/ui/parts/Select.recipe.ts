import { defineRecipe } from '@chakra-ui/react';
import { controlRecipe } from './control.recipe';

export const selectRecipe = defineRecipe({
  base: {
    ...controlRecipe.base,
    appearance: 'none',
    pe: 8,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
  },
});
