import { defineRecipe } from '@chakra-ui/react';
import { markedWordsRecipe } from './markedWords.recipe';

/** A text and the pieces that its remarks cut it into. */
export const annotatedTextRecipe = defineRecipe({
  base: {
    ...markedWordsRecipe.base,
    maxWidth: 'line',
    whiteSpace: 'pre-wrap',
    lineHeight: '2',
    '& [data-covered]': { cursor: 'pointer', scrollMarginBlock: '6rem' },
    '& [data-selected]': { bg: 'bg.muted' },
    '& [data-marked]': { outline: '2px dashed', outlineColor: 'brand.fg' },
  },
});
