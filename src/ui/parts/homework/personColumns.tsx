import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkPersonRow } from '../../../domain/homework';
import type { Column } from '../DataTable/columns';
import { type Dates, useDates } from '../dates';
import { PersonCell } from '../PersonCell';
import { Status } from '../Status';
import { TextLink } from '../TextLink';
import { personSigns } from './homeworkSigns';

/** Where a person's homework is read and corrected. */
export function personPage({ person_id }: HomeworkPersonRow): string {
  return `/homework/list?person_id=${String(person_id)}`;
}

function percent(accuracy: number | null): string | null {
  return accuracy === null ? null : `${String(Math.round(accuracy * 100))}%`;
}

/** What every list of persons' homework tells about how far somebody is. */
export function progressColumns(
  t: TFunction<'homework'>,
  { moment, fileMoment }: Dates,
): readonly Column<HomeworkPersonRow, 'status' | 'completed' | 'score'>[] {
  return [
    {
      id: 'status',
      head: t('column.status'),
      width: 38,
      sortBy: 'status',
      inFile: [{ head: t('column.status'), text: ({ status }) => t(`status.${status}`) }],
      cell: ({ status }) => <Status kind={personSigns[status]}>{t(`status.${status}`)}</Status>,
    },
    {
      id: 'score',
      head: t('column.score'),
      width: 20,
      numeric: true,
      sortBy: 'score',
      inFile: [{ head: t('column.score'), text: ({ score }) => score }],
      cell: ({ score }) => score ?? t('none'),
    },
    {
      id: 'accuracy',
      head: t('column.accuracy'),
      width: 21,
      numeric: true,
      inFile: [{ head: t('column.accuracy'), text: ({ accuracy }) => percent(accuracy) }],
      cell: ({ accuracy }) => percent(accuracy) ?? t('none'),
    },
    {
      id: 'completed',
      head: t('column.completedAt'),
      width: 43,
      sortBy: 'completed',
      inFile: [{ head: t('column.completedAt'), text: (row) => fileMoment(row.completed_at) }],
      cell: ({ completed_at: at }) => (
        <span className="figures">{at === null ? t('none') : moment(at)}</span>
      ),
    },
    {
      id: 'open',
      head: t('column.work'),
      width: 20,
      inFile: [],
      cell: (row) =>
        row.status === 'toBeCorrected' ? (
          <TextLink to={personPage(row)}>{t('action.correct')}</TextLink>
        ) : row.completed_at === null ? null : (
          <TextLink to={personPage(row)}>{t('action.read')}</TextLink>
        ),
    },
  ];
}

/** The columns of one assignment's students. */
export function assignmentPersonColumns(
  t: TFunction<'homework'>,
  dates: Dates,
): readonly Column<HomeworkPersonRow, 'name' | 'status' | 'completed' | 'score'>[] {
  return [
    {
      id: 'name',
      head: t('students:column.name'),
      sortBy: 'name',
      inFile: [
        { head: t('students:column.name'), text: ({ student_name }) => student_name },
        { head: t('students:column.account'), text: ({ student_username }) => student_username },
      ],
      cell: (row) => (
        <PersonCell
          name={row.student_name}
          account={row.student_username}
          to={`/student/detail?student_id=${String(row.student_id)}`}
        />
      ),
    },
    ...progressColumns(t, dates),
  ];
}

/** The same in the language of the page. */
export function useAssignmentPersonColumns() {
  const { t } = useTranslation(['homework', 'students']);
  const dates = useDates();
  return useMemo(() => assignmentPersonColumns(t, dates), [t, dates]);
}
