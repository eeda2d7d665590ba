import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkPersonRow } from '../../../domain/homework';
import type { Column } from '../DataTable/columns';
import { useDates } from '../dates';
import { PersonCell } from '../PersonCell';
import { Status } from '../Status';
import { TextLink } from '../TextLink';
import { personSigns } from './homeworkSigns';

/** Where a person's homework is read and corrected. */
export function personPage({ person_id }: HomeworkPersonRow): string {
  return `/homework/list?person_id=${String(person_id)}`;
}

function percent(accuracy: number | null, none: string): string {
  return accuracy === null ? none : `${String(Math.round(accuracy * 100))}%`;
}

/** What every list of persons' homework tells about how far somebody is. */
export function useProgressColumns(): readonly Column<
  HomeworkPersonRow,
  'status' | 'completed' | 'score'
>[] {
  const { t } = useTranslation('homework');
  const { moment } = useDates();
  return useMemo(
    () => [
      {
        id: 'status',
        head: t('column.status'),
        width: 32,
        sortBy: 'status',
        cell: ({ status }) => <Status kind={personSigns[status]}>{t(`status.${status}`)}</Status>,
      },
      {
        id: 'score',
        head: t('column.score'),
        width: 22,
        numeric: true,
        sortBy: 'score',
        cell: ({ score }) => score ?? t('none'),
      },
      {
        id: 'accuracy',
        head: t('column.accuracy'),
        width: 22,
        numeric: true,
        cell: ({ accuracy }) => percent(accuracy, t('none')),
      },
      {
        id: 'completed',
        head: t('column.completedAt'),
        width: 44,
        sortBy: 'completed',
        cell: ({ completed_at: at }) => (
          <span className="figures">{at === null ? t('none') : moment(at)}</span>
        ),
      },
      {
        id: 'open',
        head: t('column.work'),
        width: 28,
        cell: (row) =>
          row.status === 'toBeCorrected' ? (
            <TextLink to={personPage(row)}>{t('action.correct')}</TextLink>
          ) : row.completed_at === null ? null : (
            <TextLink to={personPage(row)}>{t('action.read')}</TextLink>
          ),
      },
    ],
    [t, moment],
  );
}

/** The columns of one assignment's students. */
export function useAssignmentPersonColumns(): readonly Column<
  HomeworkPersonRow,
  'name' | 'status' | 'completed' | 'score'
>[] {
  const { t } = useTranslation('students');
  const progress = useProgressColumns();
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('column.name'),
        sortBy: 'name',
        cell: (row) => (
          <PersonCell
            name={row.student_name}
            account={row.student_username}
            to={`/student/detail?student_id=${String(row.student_id)}`}
          />
        ),
      },
      ...progress,
    ],
    [t, progress],
  );
}
