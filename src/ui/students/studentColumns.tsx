import type { TFunction } from 'i18next';
import { type LucideIcon, Pin, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HealthLevel, StudentRow, StudentSort } from '../../domain/students';
import type { Column } from '../parts/DataTable/columns';
import { type Dates, useDates } from '../parts/dates';
import { Icon } from '../parts/Icon';
import { PersonCell } from '../parts/PersonCell';
import { Status, type StatusKind } from '../parts/Status';

/** Which of the portal's five signs stands for each health level. */
export const healthSigns: Readonly<Record<HealthLevel, StatusKind>> = {
  healthy: 'good',
  subHealthy: 'watch',
  unhealthy: 'act',
  assessing: 'waiting',
  none: 'none',
};

interface SignProps {
  readonly of: LucideIcon;
  readonly words: string;
}

function Sign({ of, words }: SignProps) {
  return (
    <span role="img" aria-label={words} title={words} className="muted">
      <Icon of={of} />
    </span>
  );
}

/** The columns of the student lists. */
export function studentColumns(
  t: TFunction<'students'>,
  { moment, date, fileMoment, fileDay }: Dates,
): readonly Column<StudentRow, StudentSort>[] {
  return [
    {
      id: 'name',
      head: t('column.name'),
      sortBy: 'name',
      inFile: [
        { head: t('column.name'), text: ({ name }) => name },
        { head: t('column.account'), text: ({ username }) => username },
      ],
      cell: (student) => (
        <span className="person">
          <PersonCell
            name={student.name}
            account={student.username}
            to={`/student/detail?student_id=${String(student.student_id)}`}
          />
          {student.pinned ? <Sign of={Pin} words={t('pinned')} /> : null}
          {student.co_owned ? <Sign of={Users} words={t('coOwned')} /> : null}
        </span>
      ),
    },
    {
      id: 'grade',
      head: t('column.grade'),
      width: 22,
      sortBy: 'grade',
      cell: ({ grade }) => t(`grade.${String(grade)}`),
    },
    {
      id: 'health',
      head: t('column.health'),
      width: 32,
      sortBy: 'health',
      inFile: [{ head: t('column.health'), text: ({ health }) => t(`health.${health}`) }],
      cell: ({ health }) => <Status kind={healthSigns[health]}>{t(`health.${health}`)}</Status>,
    },
    {
      id: 'status',
      head: t('column.status'),
      width: 28,
      cell: ({ learning_status }) => t(`status.${learning_status}`),
    },
    {
      id: 'supervision',
      head: t('column.supervision'),
      width: 34,
      yields: 2,
      cell: ({ supervision }) => t(`supervision.${supervision}`),
    },
    {
      id: 'stars',
      head: t('column.stars'),
      width: 22,
      sortBy: 'stars',
      numeric: true,
      inFile: [{ head: t('column.stars'), text: ({ stars }) => stars }],
      cell: ({ stars }) => (stars === null ? t('stars.none') : t('stars.value', { count: stars })),
    },
    {
      id: 'lastActive',
      head: t('column.lastActive'),
      width: 44,
      sortBy: 'lastActive',
      inFile: [{ head: t('column.lastActive'), text: (row) => fileMoment(row.last_active_at) }],
      cell: ({ last_active_at: at }) => (
        <span className="figures">{at === null ? t('never') : moment(at)}</span>
      ),
    },
    {
      id: 'joined',
      head: t('column.joined'),
      width: 30,
      yields: 1,
      sortBy: 'joined',
      inFile: [{ head: t('column.joined'), text: ({ joined_at }) => fileDay(joined_at) }],
      cell: ({ joined_at }) => <span className="figures">{date(joined_at)}</span>,
    },
  ];
}

/** The same in the language of the page. */
export function useStudentColumns(): readonly Column<StudentRow, StudentSort>[] {
  const { t } = useTranslation('students');
  const dates = useDates();
  return useMemo(() => studentColumns(t, dates), [t, dates]);
}
