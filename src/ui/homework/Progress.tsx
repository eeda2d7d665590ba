import { useTranslation } from 'react-i18next';
import { type HomeworkRow, progressesOf } from '../../domain/homework';
import { progressSigns } from '../parts/homework/homeworkSigns';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';

interface ProgressProps {
  readonly homework: HomeworkRow;
}

/** Where an assignment is: the most urgent place first, under it the others whose tabs list it, too. */
export function Progress({ homework }: ProgressProps) {
  const { t } = useTranslation('homework');
  const [first = 'closed', ...others] = progressesOf(homework);
  const also = others.map((one) => t(`progress.${one}`)).join(t('pieces.separator'));
  return (
    <>
      <Status kind={progressSigns[first]}>{t(`progress.${first}`)}</Status>
      {also === '' ? null : (
        <Text small muted display="block" lineHeight="rowSmall">
          {t('progress.also', { also })}
        </Text>
      )}
    </>
  );
}
