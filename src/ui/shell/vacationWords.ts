import { useTranslation } from 'react-i18next';
import type { SchoolRule } from '../../domain/shell';
import { useDates } from '../parts/dates';

/** From when to when a vacation lasts, in words. */
export function useVacationWords(): (vacation: SchoolRule) => string {
  const { t } = useTranslation('pages');
  const { date } = useDates();
  return ({ format_start_date: from, format_end_date: to }) =>
    t('break.range', { from: date(from), to: date(to) });
}
