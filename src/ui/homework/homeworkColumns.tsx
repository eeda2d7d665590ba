import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkRow } from '../../domain/homework';
import type { Column } from '../parts/DataTable/columns';
import { useDates } from '../parts/dates';
import { Status } from '../parts/Status';
import { TextLink } from '../parts/TextLink';
import { assignmentSigns } from '../parts/homework/homeworkSigns';

type Sortable = 'arranged' | 'deadline' | 'name' | 'completed';

/** The columns of the list by assignment. */
export function useHomeworkColumns(): readonly Column<HomeworkRow, Sortable>[] {
  const { t } = useTranslation('homework');
  const { moment } = useDates();
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('column.name'),
        sortBy: 'name',
        cell: (row) => (
          <TextLink to={`/homework/list?homework_id=${String(row.homework_id)}`}>
            {row.essay_title ?? row.name}
          </TextLink>
        ),
      },
      { id: 'type', head: t('column.type'), width: 28, cell: ({ type }) => t(`type.${type}`) },
      {
        id: 'course',
        head: t('column.course'),
        width: 56,
        cell: ({ course_name, lesson_name }) => (
          <span className="cut" title={`${course_name} · ${lesson_name}`}>
            {lesson_name}
          </span>
        ),
      },
      {
        id: 'status',
        head: t('column.status'),
        width: 32,
        cell: ({ status, withdrawn_at: withdrawn }) =>
          withdrawn === null ? (
            <Status kind={assignmentSigns[status]}>{t(`assignment.${status}`)}</Status>
          ) : (
            <Status kind="none">{t('assignment.withdrawn')}</Status>
          ),
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
        width: 24,
        numeric: true,
        cell: ({ counts }) => counts.toBeCorrected,
      },
      {
        id: 'arranged',
        head: t('column.arranged'),
        width: 44,
        sortBy: 'arranged',
        cell: ({ arranged_at }) => <span className="figures">{moment(arranged_at)}</span>,
      },
      {
        id: 'deadline',
        head: t('column.deadline'),
        width: 44,
        sortBy: 'deadline',
        cell: ({ deadline }) => <span className="figures">{moment(deadline)}</span>,
      },
    ],
    [t, moment],
  );
}
