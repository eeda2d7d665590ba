import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkStudentRow } from '../../domain/homework';
import type { Column } from '../parts/DataTable/columns';
import { useDates } from '../parts/dates';
import { PersonCell } from '../parts/PersonCell';

type Sortable = 'name' | 'grade' | 'completed' | 'toBeCorrected';

/** The columns of the list by student. */
export function useHomeworkStudentColumns(): readonly Column<HomeworkStudentRow, Sortable>[] {
  const { t } = useTranslation(['homework', 'students']);
  const { moment } = useDates();
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('students:column.name'),
        sortBy: 'name',
        cell: ({ name, username, student_id }) => (
          <PersonCell
            name={name}
            account={username}
            to={`/student/detail?student_id=${String(student_id)}&view=homework`}
          />
        ),
      },
      {
        id: 'grade',
        head: t('students:column.grade'),
        width: 24,
        sortBy: 'grade',
        cell: ({ grade }) => t(`students:grade.${String(grade)}`),
      },
      {
        id: 'completed',
        head: t('column.completed'),
        width: 28,
        numeric: true,
        sortBy: 'completed',
        explanation: t('column.completedExplained'),
        cell: ({ completed_count, total_count }) => `${completed_count} / ${total_count}`,
      },
      {
        id: 'toBeCorrected',
        head: t('status.toBeCorrected'),
        width: 28,
        numeric: true,
        sortBy: 'toBeCorrected',
        cell: ({ counts }) => counts.toBeCorrected,
      },
      {
        id: 'incomplete',
        head: t('status.incomplete'),
        width: 24,
        numeric: true,
        cell: ({ counts }) => counts.incomplete,
      },
      {
        id: 'expired',
        head: t('status.expired'),
        width: 24,
        numeric: true,
        cell: ({ counts }) => counts.expired,
      },
      {
        id: 'last',
        head: t('column.lastCompleted'),
        width: 44,
        cell: ({ last_completed_at: at }) => (
          <span className="figures">{at === null ? t('none') : moment(at)}</span>
        ),
      },
    ],
    [t, moment],
  );
}
