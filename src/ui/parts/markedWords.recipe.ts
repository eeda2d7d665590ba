import { defineRecipe } from '@chakra-ui/react';

/** A line under words: kinds of remark are told apart by its style, not by its colour alone. */
const line = (color: string, style: string, thickness = '2px') => ({
  textDecorationLine: 'underline',
  textDecorationColor: color,
  textDecorationStyle: style,
  textDecorationThickness: thickness,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '4px',
});

/** Words with the lines of the remarks on them; numbers hang over the words, so that none moves. */
export const markedWordsRecipe = defineRecipe({
  base: {
    '& [data-indented]': { textIndent: '2em' },
    '& [data-spaced]': { mt: 3 },
    '& [data-kind="1"]': line('chart.1', 'solid'),
    '& [data-kind="2"]': line('chart.2', 'dashed'),
    '& [data-kind="3"]': line('chart.3', 'wavy'),
    '& [data-kind="4"]': line('chart.4', 'dotted'),
    '& [data-kind="5"]': line('chart.5', 'double'),
    '& [data-kind="6"]': line('chart.6', 'solid', '4px'),
    '& [data-depth="1"]': { textUnderlineOffset: '9px' },
    '& [data-depth="2"]': { textUnderlineOffset: '14px' },
    '& [data-ends]::after, & sup': {
      position: 'absolute',
      textIndent: 0,
      transform: 'translateY(-0.75em)',
      fontSize: '0.75em',
      fontWeight: 'semibold',
      lineHeight: '2',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
    },
    '& [data-ends]::after': { content: 'attr(data-ends)' },
  },
});
