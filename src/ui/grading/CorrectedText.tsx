import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../machines/grading/definition';
import { MarkedWords, numbersAt } from '../parts/MarkedWords';
import { markedWordsRecipe } from '../parts/markedWords.recipe';
import { useToldName } from '../parts/useToldName';
import { shownNotes } from './gradingWords';

const Root = chakra('div', markedWordsRecipe);

interface CorrectedTextProps {
  readonly text: string;
  /** In the order of the text: their place is their number. */
  readonly notes: readonly Note[];
  readonly name: string;
}

/** An essay to be read: what is remarked upon is underlined, with the remark's number over its end. */
export function CorrectedText({ text, notes, name }: CorrectedTextProps) {
  const { t } = useTranslation('grading');
  const told = useToldName();
  const annotations = shownNotes(notes);
  return (
    <Root
      role="article"
      aria-label={t('essayOf', { name: told(name) })}
      data-text=""
      position="relative"
      maxWidth="line"
      whiteSpace="pre-wrap"
      lineHeight="2"
    >
      <MarkedWords
        text={text}
        annotations={annotations}
        draw={(piece, words) => {
          const numbers = numbersAt(piece, annotations);
          return (
            <>
              {words}
              {numbers === '' ? null : <sup>{numbers}</sup>}
            </>
          );
        }}
      />
    </Root>
  );
}
