import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { NamedStudent } from '../../domain/students';
import { StudentName } from './StudentName';
import { Text } from './Text';

export interface RemindedStudent extends NamedStudent {
  readonly student_id: number;
}

interface RemindedStudentsProps<Student> {
  /** Those of them whom the page knows by name. */
  readonly students: readonly Student[];
  /** How many they are in all. */
  readonly count: number;
  /** What the student is reminded of, in words. */
  readonly reasonOf: (student: Student) => string | null;
}

/** Students, each with the reason for which a reminder is sent; those of other pages are counted. */
export function RemindedStudents<Student extends RemindedStudent>({
  students,
  count,
  reasonOf,
}: RemindedStudentsProps<Student>) {
  const { t } = useTranslation('students');
  const others = count - students.length;
  return (
    <Stack
      as="ul"
      aria-label={t('reminding.list')}
      // Who uses a keyboard scrolls it too.
      tabIndex={0}
      gap={2}
      maxHeight="15rem"
      overflowY="auto"
      listStyleType="none"
    >
      {students.map((student) => (
        <li key={student.student_id}>
          <StudentName student={student} />
          <Text small display="block">
            {reasonOf(student)}
          </Text>
        </li>
      ))}
      {others > 0 ? <li>{t('reminding.others', { count: others })}</li> : null}
    </Stack>
  );
}
