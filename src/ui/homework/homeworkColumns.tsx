import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkRow } from '../../domain/homework';
import type { Column } from '../parts/DataTable/columns';
import { type Dates, useDates } from '../parts/dates';
import { Status } from '../parts/Status';
import { TextLink } from '../parts/TextLink';
import { assignmentSigns } from '../parts/homework/homeworkSigns';
import { WaitingCount } from './WaitingCount';

type Sortable = 'arranged' | 'deadline' | 'name' | 'completed';

const titleOf = ({ essay_title, name }: HomeworkRow) => essay_title ?? name;
const statusOf = ({ status, withdrawn_at: withdrawn }: HomeworkRow) =>
  withdrawn === null ? status : ('withdrawn' as const);

/** The columns of the list by assignment: what decides what to do next stands where it is always in sight. */
export function homeworkColumns(
  t: TFunction<'homework'>,
  { moment, fileMoment }: Dates,
): readonly Column<HomeworkRow, Sortable>[] {
  return [
    {
      id: 'name',
      head: t('column.name'),
      sortBy: 'name',
      inFile: [{ head: t('column.name'), text: titleOf }],
      cell: (row) => (
        <TextLink to={`/homework/list?homework_id=${String(row.homework_id)}`}>
          {titleOf(row)}
        </TextLink>
      ),
    },
    {
      id: 'status',
      head: t('column.status'),
      width: 30,
      inFile: [{ head: t('column.status'), text: (row) => t(`assignment.${statusOf(row)}`) }],
      cell: (row) => (
        <Status kind={assignmentSigns[statusOf(row)]}>{t(`assignment.${statusOf(row)}`)}</Status>
      ),
    },
    {
      id: 'toBeCorrected',
      head: t('status.toBeCorrected'),
      width: 24,
      numeric: true,
      inFile: [{ head: t('status.toBeCorrected'), text: ({ counts }) => counts.toBeCorrected }],
      cell: ({ counts, homework_id: id }) => (
        <WaitingCount
          count={counts.toBeCorrected}
          to={`/homework/list?homework_id=${String(id)}&status=toBeCorrected`}
        />
      ),
    },
    {
      id: 'completed',
      head: t('column.completed'),
      width: 20,
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
      id: 'deadline',
      head: t('column.deadline'),
      width: 44,
      sortBy: 'deadline',
      inFile: [{ head: t('column.deadline'), text: ({ deadline }) => fileMoment(deadline) }],
      cell: ({ deadline }) => <span className="figures">{moment(deadline)}</span>,
    },
    {
      id: 'course',
      head: t('column.course'),
      width: 38,
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
    { id: 'type', head: t('column.type'), width: 28, cell: ({ type }) => t(`type.${type}`) },
    {
      id: 'arranged',
      head: t('column.arranged'),
      width: 44,
      sortBy: 'arranged',
      inFile: [{ head: t('column.arranged'), text: ({ arranged_at }) => fileMoment(arranged_at) }],
      cell: ({ arranged_at }) => <span className="figures">{moment(arranged_at)}</span>,
    },
  ];
}

/** The same in the language of the page. */
export function useHomeworkColumns(): readonly Column<HomeworkRow, Sortable>[] {
  const { t } = useTranslation('homework');
  const dates = useDates();
  return useMemo(() => homeworkColumns(t, dates), [t, dates]);
}
