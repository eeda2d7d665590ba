import { useTranslation } from 'react-i18next';
import { degrees } from '../../domain/localPoints';
import { Select } from '../parts/Select';
import { degreeText } from './localMarkColumns';

interface DegreeSelectProps {
  readonly label: string;
  /** 10 to 90 in steps of 10; null where nothing is chosen. */
  readonly value: number | null;
  readonly disabled?: boolean | undefined;
  readonly onChange: (degree: number) => void;
}

/** One of the nine degrees, with the band that it is read in [VALID-095 … VALID-099]. */
export function DegreeSelect({ label, value, disabled, onChange }: DegreeSelectProps) {
  const { t } = useTranslation('localPoints');
  return (
    <Select
      {...{ label, disabled }}
      placeholder={value === null ? label : undefined}
      value={value === null ? '' : String(value)}
      options={degrees.map((degree) => ({
        value: String(degree),
        label: degreeText(degree, { t }),
      }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
