import { useTranslation } from 'react-i18next';
import type { Reminder } from '../../domain/home';
import { useDates } from './dates';
import { useToldName } from './useToldName';

/** A reminder of today in words, the same wherever one is told: of what it was, when, and by whom. */
export function useReminderWords() {
  const { t } = useTranslation('students');
  const { time } = useDates();
  const told = useToldName();
  const whatOf = ({ kind, homework_name: homework }: Reminder) =>
    t(`reminding.kind.${kind}`, { homework });
  return (reminder: Reminder) =>
    t('reminding.said', {
      ...{ name: told(reminder.by), time: time(reminder.at) },
      what: whatOf(reminder),
    });
}
