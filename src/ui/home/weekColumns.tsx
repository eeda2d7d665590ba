import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StudyDay } from '../../domain/home';
import type { Column } from '../parts/DataTable/columns';
import { useDates } from '../parts/dates';

const hour = 3600;

/** What the week's table says of each day. */
export function useWeekColumns(): readonly Column<StudyDay>[] {
  const { t } = useTranslation('home');
  const { day: writeDay } = useDates();
  return useMemo(
    () => [
      { id: 'day', head: t('week.day'), width: 32, cell: ({ day }) => writeDay(day) },
      {
        id: 'active',
        head: t('week.active'),
        width: 18,
        numeric: true,
        cell: ({ active_count }) => t('figure', { value: active_count }),
      },
      {
        id: 'total',
        head: t('week.total'),
        width: 16,
        numeric: true,
        cell: ({ total_seconds }) => t('hours', { value: total_seconds / hour }),
      },
      {
        id: 'effective',
        head: t('week.effective'),
        explanation: t('week.effectiveWhy'),
        width: 19,
        numeric: true,
        cell: ({ effective_seconds }) => t('hours', { value: effective_seconds / hour }),
      },
      {
        id: 'answers',
        head: t('week.answers'),
        width: 18,
        numeric: true,
        cell: ({ answer_count }) => t('figure', { value: answer_count }),
      },
      {
        id: 'accuracy',
        head: t('week.accuracy'),
        width: 19,
        numeric: true,
        cell: ({ answer_count, right_count }) =>
          answer_count === 0
            ? t('week.noAccuracy')
            : t('percent', { value: right_count / answer_count }),
      },
    ],
    [t, writeDay],
  );
}
