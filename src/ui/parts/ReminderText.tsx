import type { Reminder } from '../../domain/home';
import { useReminderWords } from './reminderWords';
import { Text } from './Text';

interface ReminderTextProps {
  readonly reminder: Reminder;
}

/** Of what a student was reminded today, when and by whom. */
export function ReminderText({ reminder }: ReminderTextProps) {
  const said = useReminderWords();
  return (
    <Text small muted display="block" whiteSpace="normal">
      {said(reminder)}
    </Text>
  );
}
