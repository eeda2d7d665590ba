import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { markedWordsRecipe } from '../parts/markedWords.recipe';
import { kindOf } from './gradingWords';

const Root = chakra('span', markedWordsRecipe);

/** A category under the line that its remarks have in the text. */
export function CategoryName({ category }: { readonly category: string }) {
  const { t } = useTranslation('grading');
  return (
    <Root>
      <span data-kind={kindOf(category)}>{t(`category.${category}`)}</span>
    </Root>
  );
}
