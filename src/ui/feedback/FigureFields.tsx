import { useTranslation } from 'react-i18next';
import { plainNumber } from '../../domain/number';
import { useField } from '../parts/form/binding';
import { CustomField } from '../parts/form/CustomField';
import { NumberInput } from '../parts/NumberInput';
import { RadioGroup } from '../parts/RadioGroup';

interface ShareFieldProps {
  readonly name: string;
  readonly minimum?: number | undefined;
  readonly maximum: number;
  readonly unit?: string | undefined;
}

/** A figure that may be left out; what is typed stays as it is, and is a number where it is written like one. */
export function ShareField({ name, unit, minimum = 0, maximum }: ShareFieldProps) {
  return (
    <CustomField {...{ name, minimum, maximum }} optional>
      {(value, change) => (
        <NumberInput
          name={name}
          unit={unit}
          value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
          onChange={(typed) => change(typed === '' ? null : plainNumber(typed))}
        />
      )}
    </CustomField>
  );
}

const counts = ['1', '2', '3', '4', '5'];

/** How the student did in class, one to five stars. */
export function StarsField() {
  const { t } = useTranslation('feedback');
  const { value, field, change } = useField({ name: 'stars', optional: true });
  return (
    <RadioGroup
      {...field}
      value={typeof value === 'number' ? String(value) : ''}
      options={[
        ...counts.map((count) => ({
          value: count,
          label: t('class.stars', { count: Number(count) }),
        })),
        { value: '', label: t('class.noStars') },
      ]}
      onChange={(chosen) => change(chosen === '' ? null : Number(chosen))}
    />
  );
}
