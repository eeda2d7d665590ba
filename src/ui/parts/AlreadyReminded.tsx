import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReminderResult } from './reminderResult';
import { ReminderText } from './ReminderText';
import { type KnownStudent, StudentNames } from './StudentNames';

interface AlreadyRemindedProps {
  readonly results: readonly ReminderResult[];
  /** Whom the page knows by name. */
  readonly students: readonly KnownStudent[];
}

/** Students who were reminded today, each with of what, when and by whom; those of other pages are counted. */
export function AlreadyReminded({ results, students }: AlreadyRemindedProps) {
  const { t } = useTranslation('students');
  const known = results.flatMap(({ student_id: id, reminder }) => {
    const student = students.find((one) => one.student_id === id);
    return student === undefined ? [] : [{ student, reminder }];
  });
  const others = results.length - known.length;
  return (
    <Stack as="ul" gap={2} listStyleType="none">
      {known.map(({ student, reminder }) => (
        <li key={student.student_id}>
          <StudentNames students={[student]} count={1} />
          {reminder === null ? null : <ReminderText reminder={reminder} />}
        </li>
      ))}
      {others > 0 ? <li>{t('reminding.others', { count: others })}</li> : null}
    </Stack>
  );
}
