import { defineRecipe } from '@chakra-ui/react';

/** The list under the input. */
export const suggestionsRecipe = defineRecipe({
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetStart: 0,
    zIndex: 'popover',
    width: 'full',
    minWidth: '16rem',
    maxHeight: '24rem',
    overflowY: 'auto',
    p: 1,
    bg: 'bg.panel',
    borderRadius: 'control',
    boxShadow: 'floating',
    '& [role=option]': {
      px: 2,
      py: 1.5,
      borderRadius: 'small',
      cursor: 'pointer',
      listStyleType: 'none',
      _hover: { bg: 'bg.subtle' },
      '&[aria-selected=true]': { bg: 'bg.selected', color: 'brand.fg' },
    },
  },
});
