import { defineRecipe } from '@chakra-ui/react';

/** A line under words for each kind of remark: told apart by its style, not by its colour alone. */
const kinds = {
  '& [data-kind="1"]': { color: 'chart.1', style: 'solid' },
  '& [data-kind="2"]': { color: 'chart.2', style: 'dashed' },
  '& [data-kind="3"]': { color: 'chart.3', style: 'wavy' },
  '& [data-kind="4"]': { color: 'chart.4', style: 'dotted' },
  '& [data-kind="5"]': { color: 'chart.5', style: 'double' },
  '& [data-kind="6"]': { color: 'chart.6', style: 'solid', thickness: '4px' },
} as const;

const lines = Object.entries(kinds).map(([selector, { color, style, ...more }]) => [
  selector,
  {
    textDecorationLine: 'underline',
    textDecorationColor: color,
    textDecorationStyle: style,
    textDecorationThickness: 'thickness' in more ? more.thickness : '2px',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '4px',
  },
]);

/** Words with the lines of the remarks on them; numbers hang over the words, so that none moves. */
export const markedWordsRecipe = defineRecipe({
  base: {
    '& [data-indented]': { textIndent: '2em' },
    ...Object.fromEntries(lines),
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
