import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { englishItems, englishTotalMaximum } from '../../domain/grading';
import { inTextOrder } from '../../machines/grading/annotations';
import type { EnglishValues } from '../../machines/grading/english';
import { Fact, Facts } from '../parts/Facts';

interface EnglishMarksProps {
  readonly text: string;
  readonly values: EnglishValues;
}

/** The marks, the comment and the remarks of a grading, to be read. */
export function EnglishMarks({ text, values }: EnglishMarksProps) {
  const { t } = useTranslation('grading');
  const notes = inTextOrder(values.annotations);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
      <Facts layout="table">
        <Fact name={t('answer.total')}>
          {t('answer.sum', { total: values.total, maximum: englishTotalMaximum })}
        </Fact>
        {englishItems.map(({ item, maximum }) => (
          <Fact key={item} name={t(`english.${item}`)}>
            {t('answer.sum', { total: values[item], maximum })}
          </Fact>
        ))}
        <Fact name={t('english.comment')}>{values.comment}</Fact>
      </Facts>
      {notes.length === 0 ? null : (
        <chakra.ol aria-label={t('remarks.title')} display="grid" gap={2} maxWidth="line">
          {notes.map(({ id, start, end, comment }) => (
            <li key={id}>
              <chakra.span color="fg.muted">
                {t('remarks.quote', { words: text.slice(start, end) })}
              </chakra.span>{' '}
              {comment}
            </li>
          ))}
        </chakra.ol>
      )}
    </chakra.div>
  );
}
