import { defineRecipe } from '@chakra-ui/react';

/** A text and the pieces that its remarks cut it into. */
export const annotatedTextRecipe = defineRecipe({
  base: {
    maxWidth: 'line',
    whiteSpace: 'pre-wrap',
    lineHeight: '2',
    '& [data-covered]': {
      bg: 'bg.selected',
      borderBottom: '2px solid',
      borderColor: 'brand.fg',
      cursor: 'pointer',
    },
    '& [data-covered="many"]': { borderBottomStyle: 'double', borderBottomWidth: '4px' },
    '& [data-selected]': { bg: 'brand.solid', color: 'fg.inverted' },
    '& [data-ends]::after': {
      content: 'attr(data-ends)',
      ms: '1px',
      fontSize: '0.75em',
      fontWeight: 'semibold',
      verticalAlign: 'super',
      lineHeight: 1,
      color: 'brand.fg',
    },
    '& [data-selected]::after': { color: 'inherit' },
    '& [data-marked]': { outline: '2px dashed', outlineColor: 'brand.fg' },
  },
});
