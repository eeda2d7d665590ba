import { defineSlotRecipe } from '@chakra-ui/react';
import { comboboxAnatomy } from '@chakra-ui/react/anatomy';
import { controlRecipe } from './control.recipe';

export const comboboxRecipe = defineSlotRecipe({
  slots: comboboxAnatomy.keys(),
  base: {
    control: { position: 'relative' },
    input: { ...controlRecipe.base, pe: 8 },
    trigger: {
      position: 'absolute',
      insetEnd: 0,
      top: 0,
      display: 'grid',
      placeItems: 'center',
      boxSize: 'control',
      color: 'fg.muted',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    positioner: { zIndex: 'popover' },
    content: {
      maxHeight: '18rem',
      overflowY: 'auto',
      p: 1,
      bg: 'bg.panel',
      borderRadius: 'control',
      boxShadow: 'floating',
      outline: 0,
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      px: 2,
      py: 1.5,
      borderRadius: 'small',
      cursor: 'pointer',
      '&[data-highlighted]': { bg: 'bg.selected' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
    },
    itemText: { flex: 1, overflowWrap: 'anywhere' },
    itemIndicator: { color: 'brand.fg' },
    empty: { px: 2, py: 1.5, color: 'fg.muted' },
  },
});
