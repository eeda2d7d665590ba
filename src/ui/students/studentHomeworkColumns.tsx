import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkPersonRow } from '../../domain/homework';
import { personPage, progressColumns } from '../parts/homework/personColumns';
import type { Column } from '../parts/DataTable/columns';
import { type Dates, useDates } from '../parts/dates';
import { TextLink } from '../parts/TextLink';

type Sortable = 'arranged' | 'deadline' | 'status';

const titleOf = ({ essay_title, homework_name }: HomeworkPersonRow) => essay_title ?? homework_name;

/** The columns of one student's homework; of how far it is, only the status can be sorted by here. */
export function studentHomeworkColumns(
  t: TFunction<'homework'>,
  dates: Dates,
): readonly Column<HomeworkPersonRow, Sortable>[] {
  const { moment, fileMoment } = dates;
  return [
    {
      id: 'name',
      head: t('column.name'),
      inFile: [{ head: t('column.name'), text: titleOf }],
      cell: (row) => <TextLink to={personPage(row)}>{titleOf(row)}</TextLink>,
    },
    ...progressColumns(t, dates).map(({ sortBy, ...column }) => ({
      ...column,
      sortBy: sortBy === 'status' ? sortBy : undefined,
    })),
    {
      id: 'deadline',
      head: t('column.deadline'),
      width: 43,
      sortBy: 'deadline',
      inFile: [{ head: t('column.deadline'), text: ({ deadline }) => fileMoment(deadline) }],
      cell: ({ deadline }) => <span className="figures">{moment(deadline)}</span>,
    },
    {
      id: 'course',
      head: t('column.course'),
      width: 38,
      yields: 2,
      inFile: [
        { head: t('filter.course'), text: ({ course_name }) => course_name },
        { head: t('column.course'), text: ({ lesson_name }) => lesson_name },
      ],
      cell: ({ course_name, lesson_name }) => (
        <span className="cut" title={`${course_name} · ${lesson_name}`}>
          {lesson_name}
        </span>
      ),
    },
    {
      id: 'type',
      head: t('column.type'),
      width: 28,
      yields: 1,
      cell: ({ type }) => t(`type.${type}`),
    },
  ];
}

/** The same in the language of the page. */
export function useStudentHomeworkColumns(): readonly Column<HomeworkPersonRow, Sortable>[] {
  const { t } = useTranslation('homework');
  const dates = useDates();
  return useMemo(() => studentHomeworkColumns(t, dates), [t, dates]);
}
