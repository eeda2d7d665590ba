import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { grades } from '../../domain/grades';
import { examTypes, scoreTypes } from '../../domain/scores';
import { DateField } from '../parts/form/DateField';
import { SelectField } from '../parts/form/SelectField';

/** The fields of a score, side by side where there is room. */
export const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: 4,
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
    maxWidth: '40rem',
  },
});

/** Some words of the area as the options of a select. */
export function useOptions() {
  const { t } = useTranslation(['scores', 'students']);
  return (words: string, of: readonly (string | number)[]) =>
    of.map((value) => ({ value: String(value), label: t(`${words}.${String(value)}`) }));
}

/** Which exam it is, and how its result is told [SCREEN-134]. */
export function ExamFields() {
  const { t } = useTranslation('scores');
  const options = useOptions();
  const choose = t('record.choose');
  return (
    <>
      <SelectField
        name="exam_grade"
        placeholder={choose}
        options={options('students:grade', grades)}
      />
      <SelectField
        name="exam_type"
        placeholder={choose}
        options={options('exam_type', examTypes)}
      />
      <DateField name="exam_date" />
      <SelectField name="score_type" options={options('scoreType', scoreTypes)} />
    </>
  );
}
