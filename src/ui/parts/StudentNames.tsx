import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { NameInLetters } from './NameInLetters';
import { Text } from './Text';

/** A student whom a page knows by name. */
export interface KnownStudent {
  readonly student_id: number;
  readonly name: string;
  readonly username: string;
}

/** Those of some students who are meant. */
export const studentsAmong = <Student extends KnownStudent>(
  ids: readonly number[],
  students: readonly Student[],
) => students.filter(({ student_id }) => ids.includes(student_id));

interface StudentNamesProps {
  /** Those of them in sight. */
  readonly students: readonly KnownStudent[];
  /** How many they are in all. */
  readonly count: number;
}

/** Names students by account, and in letters for who reads English; those of other pages are counted. */
export function StudentNames({ students, count }: StudentNamesProps) {
  const { t } = useTranslation('students');
  const others = count - students.length;
  return (
    <Text as="p">
      {students.map(({ student_id: id, name, username }, place) => (
        <Fragment key={id}>
          {place === 0 ? null : t('marking.separator')}
          {t('reminding.name', { name })}
          <NameInLetters name={name} />
          {t('reminding.account', { username })}
        </Fragment>
      ))}
      {others > 0 && students.length > 0 ? t('marking.separator') : null}
      {others > 0 ? t('reminding.others', { count: others }) : null}
    </Text>
  );
}
