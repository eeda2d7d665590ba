import { useTranslation } from 'react-i18next';
import { NumberField } from '../parts/form/NumberField';

interface MarkFieldProps {
  readonly name: string;
  readonly maximum: number;
}

/** A mark in steps of a tenth, with the most that it can be. */
export function MarkField({ name, maximum }: MarkFieldProps) {
  const { t } = useTranslation('grading');
  return <NumberField name={name} maximum={maximum} unit={t('mark.outOf', { maximum })} />;
}
