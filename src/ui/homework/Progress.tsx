import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type HomeworkRow, progressesOf } from '../../domain/homework';
import { progressSigns } from '../parts/homework/homeworkSigns';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';

/** Everywhere an assignment is, in words, and for how many it failed where others have it. */
export function progressWords(homework: HomeworkRow, t: TFunction<'homework'>): string[] {
  const { status, failed_count: count } = homework;
  const places = progressesOf(homework).map((one) => t(`progress.${one}`));
  return status === 'succeeded' && count > 0 ? [...places, t('failures.some', { count })] : places;
}

/** Where an assignment is: the most urgent place first, under it what else is to be known. */
export function Progress({ homework }: { readonly homework: HomeworkRow }) {
  const { t } = useTranslation('homework');
  const [first = 'closed'] = progressesOf(homework);
  const [words, ...others] = progressWords(homework, t);
  const also = others.join(t('pieces.separator'));
  return (
    <>
      <Status kind={progressSigns[first]}>{words}</Status>
      {also === '' ? null : (
        <Text small muted display="block" lineHeight="rowSmall">
          {t('progress.also', { also })}
        </Text>
      )}
    </>
  );
}
