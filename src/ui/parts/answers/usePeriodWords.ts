import { useTranslation } from 'react-i18next';
import { periodOf } from '../../../machines/answers/answerRows';
import { useDates } from '../dates';

/** Says of which days the answers are, as they are filtered; null of answers that are named. */
export function usePeriodWords() {
  const { t } = useTranslation('answers');
  const { date } = useDates();
  return (filters: Parameters<typeof periodOf>[0]): string | null => {
    const period = periodOf(filters);
    if (period === null) return null;
    if ('days' in period) return t(`days.${period.days}`);
    return t('ownDays', { from: date(period.from), to: date(period.to) });
  };
}
