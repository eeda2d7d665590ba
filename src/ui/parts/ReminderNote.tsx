import { VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Reminder } from '../../domain/home';
import { useDates } from './dates';
import { useReminderWords } from './reminderWords';
import { Text } from './Text';

/** The same as `ReminderText` in one line, for the row of a table: by whom and of what, it says on hover and aloud. */
export function ReminderNote({ reminder }: { readonly reminder: Reminder }) {
  const { t } = useTranslation('students');
  const said = useReminderWords();
  const { time } = useDates();
  const all = said(reminder);
  return (
    <Text small muted display="block" whiteSpace="nowrap" lineHeight="rowSmall" title={all}>
      <span aria-hidden>{t('reminding.short', { time: time(reminder.at) })}</span>
      <VisuallyHidden>{all}</VisuallyHidden>
    </Text>
  );
}
