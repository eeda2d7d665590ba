import type { Reminder } from '../../domain/home';
import { useReminderWords } from './reminderWords';
import { Text } from './Text';

/** Of what a student was reminded today, when and by whom. */
export function ReminderText({ reminder }: { readonly reminder: Reminder }) {
  const said = useReminderWords();
  return (
    <Text small muted display="block" whiteSpace="normal">
      {said(reminder)}
    </Text>
  );
}
