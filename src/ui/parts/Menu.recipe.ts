import { defineSlotRecipe } from '@chakra-ui/react';
import { menuAnatomy } from '@chakra-ui/react/anatomy';

export const menuRecipe = defineSlotRecipe({
  slots: menuAnatomy.keys(),
  base: {
    content: {
      zIndex: 'popover',
      minWidth: '10rem',
      maxWidth: '20rem',
      maxHeight: 'calc(100dvh - 1rem)',
      overflowY: 'auto',
      p: 1,
      bg: 'bg.panel',
      borderRadius: 'control',
      boxShadow: 'floating',
      outline: 0,
      animation: 'appear 120ms',
    },
    itemGroupLabel: {
      mb: 1,
      px: 2,
      py: 2,
      borderBottomWidth: '1px',
      fontWeight: 'normal',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      width: 'full',
      minHeight: 'control',
      px: 2,
      borderRadius: 'small',
      textAlign: 'start',
      cursor: 'pointer',
      outline: 0,
      _highlighted: { bg: 'bg.subtle' },
      '&[data-danger]': { color: 'danger.fg' },
      '&[aria-disabled]': { color: 'fg.subtle', cursor: 'not-allowed' },
    },
  },
});
