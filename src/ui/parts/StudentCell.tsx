import { useTranslation } from 'react-i18next';
import type { NamedStudent } from '../../domain/students';
import { PersonCell } from './PersonCell';

interface StudentCellProps {
  readonly student: NamedStudent;
  /** The student's page. */
  readonly to?: string | undefined;
}

/** The one student whom a page or a question is about: two may share a name, so account and grade stand beside it. */
export function StudentCell({ student: { name, username: account, grade }, to }: StudentCellProps) {
  const { t } = useTranslation('students');
  const identity = t('identity', { account, grade: t(`grade.${String(grade)}`) });
  return <PersonCell name={name} account={identity} to={to} />;
}
