import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { lengthOfEssay } from './textLength';

interface EssayTaskProps {
  /** Where the page's own title does not say it. */
  readonly title?: string;
  readonly prompt: string;
  readonly text: string;
}

/** What was to be written about, and how much was written. */
export function EssayTask({ title, prompt, text }: EssayTaskProps) {
  const { t } = useTranslation('grading');
  const { characters, words } = lengthOfEssay(text);
  return (
    <chakra.div px={5} py={3} borderBottomWidth="1px">
      {title === undefined ? null : <chakra.h2 fontWeight="semibold">{title}</chakra.h2>}
      {prompt === '' ? null : <chakra.p color="fg.muted">{t('prompt', { prompt })}</chakra.p>}
      <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {words === null
          ? t('length.characters', { count: characters })
          : t('length.words', { count: words, characters })}
      </chakra.p>
    </chakra.div>
  );
}
