import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkPersonRow } from '../../domain/homework';
import { personPage, useProgressColumns } from '../parts/homework/personColumns';
import type { Column } from '../parts/DataTable/columns';
import { useDates } from '../parts/dates';
import { TextLink } from '../parts/TextLink';

type Sortable = 'arranged' | 'deadline' | 'status';

/** The columns of one student's homework; of how far it is, only the status can be sorted by here. */
export function useStudentHomeworkColumns(): readonly Column<HomeworkPersonRow, Sortable>[] {
  const { t } = useTranslation('homework');
  const { moment } = useDates();
  const progress = useProgressColumns();
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('column.name'),
        cell: (row) => (
          <TextLink to={personPage(row)}>{row.essay_title ?? row.homework_name}</TextLink>
        ),
      },
      { id: 'type', head: t('column.type'), width: 28, cell: ({ type }) => t(`type.${type}`) },
      {
        id: 'course',
        head: t('column.course'),
        width: 48,
        cell: ({ course_name, lesson_name }) => (
          <span className="cut" title={`${course_name} · ${lesson_name}`}>
            {lesson_name}
          </span>
        ),
      },
      ...progress.map(({ sortBy, ...column }) => ({
        ...column,
        sortBy: sortBy === 'status' ? sortBy : undefined,
      })),
      {
        id: 'deadline',
        head: t('column.deadline'),
        width: 44,
        sortBy: 'deadline',
        cell: ({ deadline }) => <span className="figures">{moment(deadline)}</span>,
      },
    ],
    [t, moment, progress],
  );
}
