import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { NamedStudent } from '../../domain/students';
import { Chip } from '../parts/Chip';
import { NameInLetters } from '../parts/NameInLetters';

interface ChosenStudentsProps {
  readonly students: readonly (NamedStudent & { readonly id: number })[];
  readonly onRemove: (id: number) => void;
}

/** Whom one has chosen, in sight also while a search hides their boxes. */
export function ChosenStudents({ students, onRemove }: ChosenStudentsProps) {
  const { t } = useTranslation(['homework', 'students']);
  return (
    <chakra.ul
      aria-label={t('assign.chosen', { count: students.length })}
      display="flex"
      flexWrap="wrap"
      gap={1}
      mt={2}
      maxHeight="7rem"
      overflowY="auto"
    >
      {students.map(({ id, name, username: account, grade }) => (
        <chakra.li key={id} maxWidth="full">
          <Chip
            removeLabel={t('assign.remove', {
              name: t('students:named', {
                name,
                account,
                grade: t(`students:grade.${String(grade)}`),
              }),
            })}
            onRemove={() => onRemove(id)}
          >
            {name} <NameInLetters name={name} /> {account}
          </Chip>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
