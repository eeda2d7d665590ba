import { useTranslation } from 'react-i18next';
import { useField } from '../parts/form/binding';
import { RadioGroup } from '../parts/RadioGroup';

const counts = ['1', '2', '3', '4', '5'];

/** One to five stars, each with its number. */
export function StarField() {
  const { t } = useTranslation('grading');
  const { value, field, change } = useField({ name: 'stars' });
  return (
    <RadioGroup
      {...field}
      value={typeof value === 'string' ? value : ''}
      options={counts.map((count) => ({
        value: count,
        label: t('answer.stars', { count: Number(count) }),
      }))}
      byDigit
      onChange={change}
    />
  );
}
