import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Remindable } from '../../machines/home/home';
import { tooFastSeconds } from '../../domain/limits';
import { StudentName } from '../parts/StudentName';
import { Text } from '../parts/Text';

interface RemindedOfProps {
  readonly students: readonly Remindable[];
}

/** Students, each with the reason for which a reminder is sent. */
export function RemindedOf({ students }: RemindedOfProps) {
  const { t } = useTranslation('home');
  return (
    <Stack as="ul" gap={2} maxHeight="15rem" overflowY="auto" listStyleType="none">
      {students.map((student) => (
        <li key={student.student_id}>
          <StudentName student={student} />
          <Text small display="block">
            {t(`reason.${student.reason}`, {
              ...{ count: student.evidence_count, seconds: tooFastSeconds },
            })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
