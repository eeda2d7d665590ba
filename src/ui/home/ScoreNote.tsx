import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { summaryPoll } from '../../machines/home/homePolls';
import { useDates } from '../parts/dates';
import { Text } from '../parts/Text';
import { selectWarning } from './selectWarning';

interface ScoreNoteProps {
  readonly actor: ActorRefFrom<typeof summaryPoll>;
}

/** How many scores are missing, and until when, while they cannot be entered here: it asks for nothing [SCREEN-013]. */
export function ScoreNote({ actor }: ScoreNoteProps) {
  const { t } = useTranslation('home');
  const { day } = useDates();
  const warning = useSelector(actor, selectWarning);
  if (warning === null) return null;
  const { exam, missing_count: count, due_on: due } = warning;
  return (
    <Text as="p" small muted mt={4}>
      {t(`scoreNote.${exam}`, { count, day: day(due) })}
    </Text>
  );
}
