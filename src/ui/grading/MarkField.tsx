import { useTranslation } from 'react-i18next';
import { isAboveMaximum } from '../../domain/grading';
import { useTextField } from '../parts/form/binding';
import { NumberField } from '../parts/form/NumberField';
import { enterNextField } from '../parts/nextField';

/** A mark in steps of a tenth, with the most that it can be: what is above that is said while it is typed. */
export function MarkField({ name, maximum }: { readonly name: string; readonly maximum: number }) {
  const { t } = useTranslation('grading');
  const { value } = useTextField({ name }).control;
  return (
    <NumberField
      {...{ name, maximum }}
      unit={t('mark.outOf', { maximum })}
      fault={isAboveMaximum(value, maximum) ? t('error.aboveMaximum', { maximum }) : undefined}
      onEnter={enterNextField}
    />
  );
}
