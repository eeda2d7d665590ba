import { defineSlotRecipe } from '@chakra-ui/react';
import { controlRecipe } from './control.recipe';

// The slots by name: Chakra's anatomy brings those of all components into the first list.
export const selectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: {
      ...controlRecipe.base,
      appearance: 'none',
      pe: 8,
      cursor: 'pointer',
      textOverflow: 'ellipsis',
    },
    indicator: {
      position: 'absolute',
      insetEnd: 2,
      top: 2,
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});
