import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkStudentRow } from '../../domain/homework';
import type { Column } from '../parts/DataTable/columns';
import { type Dates, useDates } from '../parts/dates';
import { PersonCell } from '../parts/PersonCell';
import { WaitingCount } from './WaitingCount';

type Sortable = 'name' | 'grade' | 'completed' | 'toBeCorrected';

/** The columns of the list by student. */
export function homeworkStudentColumns(
  t: TFunction<'homework'>,
  { moment, fileMoment }: Dates,
): readonly Column<HomeworkStudentRow, Sortable>[] {
  return [
    {
      id: 'name',
      head: t('students:column.name'),
      sortBy: 'name',
      inFile: [
        { head: t('students:column.name'), text: ({ name }) => name },
        { head: t('students:column.account'), text: ({ username }) => username },
      ],
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
      inFile: [
        { head: t('column.completed'), text: ({ completed_count }) => completed_count },
        { head: t('column.total'), text: ({ total_count }) => total_count },
      ],
      cell: ({ completed_count, total_count }) => `${completed_count} / ${total_count}`,
    },
    {
      id: 'toBeCorrected',
      head: t('status.toBeCorrected'),
      width: 28,
      numeric: true,
      sortBy: 'toBeCorrected',
      inFile: [{ head: t('status.toBeCorrected'), text: ({ counts }) => counts.toBeCorrected }],
      cell: ({ counts, student_id: id }) => (
        <WaitingCount
          count={counts.toBeCorrected}
          to={`/student/detail?student_id=${String(id)}&view=homework&status=toBeCorrected`}
        />
      ),
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
      inFile: [
        { head: t('column.lastCompleted'), text: (row) => fileMoment(row.last_completed_at) },
      ],
      cell: ({ last_completed_at: at }) => (
        <span className="figures">{at === null ? t('none') : moment(at)}</span>
      ),
    },
  ];
}

/** The same in the language of the page. */
export function useHomeworkStudentColumns(): readonly Column<HomeworkStudentRow, Sortable>[] {
  const { t } = useTranslation(['homework', 'students']);
  const dates = useDates();
  return useMemo(() => homeworkStudentColumns(t, dates), [t, dates]);
}
