import { useTranslation } from 'react-i18next';
import { isSent } from '../../domain/home';
import { tooFastSeconds } from '../../domain/limits';
import type { ForeseenReminder } from '../../domain/reminders';
import { sentIn } from './ReminderFacts';
import { type RemindedStudent, RemindedStudents } from './RemindedStudents';

interface RemindedOfProps {
  /** Whom the page knows by name, among them those who are reminded. */
  readonly students: readonly RemindedStudent[];
  readonly foreseen: readonly ForeseenReminder[];
}

/** Who would be reminded, each with what the reminder says. */
export function OpenRemindedOf({ students, foreseen }: RemindedOfProps) {
  const { t } = useTranslation('students');
  const reasonOf = ({ student_id }: RemindedStudent) => {
    const about = foreseen.find((one) => one.student_id === student_id)?.about ?? null;
    if (about === null) return null;
    if (about.reason === 'homework') return t('reason.homework', { name: about.homework_name });
    const { reason, evidence_count: count } = about;
    return t(`reason.${reason}`, { count, seconds: tooFastSeconds });
  };
  const { length: count } = foreseen.filter(isSent);
  return <RemindedStudents students={sentIn(foreseen, students)} {...{ count, reasonOf }} />;
}
