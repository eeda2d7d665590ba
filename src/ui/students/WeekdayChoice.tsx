import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdays } from '../../domain/studyPlan';
import { Checkbox } from '../parts/Checkbox';
import { FieldError } from '../parts/Field';
import { useField } from '../parts/form/binding';
import { Legend } from '../parts/Legend';

/** The days of the week on which a student is to study. */
export function WeekdayChoice() {
  const { t } = useTranslation('students');
  const id = useId();
  const { value, field, change } = useField({ name: 'weekdays' });
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset aria-describedby={field.error === undefined ? undefined : id}>
      <Legend spoken>{field.label}</Legend>
      <chakra.div display="flex" flexWrap="wrap" columnGap={4}>
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            checked={chosen.includes(weekday)}
            onChange={(isChosen) =>
              change(weekdays.filter((one) => (one === weekday ? isChosen : chosen.includes(one))))
            }
          >
            {t(`weekday.${weekday}`)}
          </Checkbox>
        ))}
      </chakra.div>
      {field.error === undefined ? null : <FieldError id={id} text={field.error} />}
    </fieldset>
  );
}
