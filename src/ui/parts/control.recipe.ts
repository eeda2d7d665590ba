import { defineRecipe } from '@chakra-ui/react';

/** How every control that takes a value looks. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    height: 'control',
    px: 2,
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    textStyle: 'body',
    transitionProperty: 'border-color',
    transitionDuration: 'quick',
    _focusVisible: { outlineOffset: '-1px', borderColor: 'brand.ring' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg' },
    _readOnly: { bg: 'bg.subtle' },
    _disabled: { bg: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed' },
  },
});
