import { useTranslation } from 'react-i18next';
import { reminderOutcomes } from '../../domain/home';
import { Dialog } from './Dialog';
import { ReminderFacts } from './ReminderFacts';
import type { ReminderResult } from './reminderResult';
import type { KnownStudent } from './StudentNames';

interface ReminderOutcomesProps {
  /** Null while nobody was reminded. */
  readonly results: readonly ReminderResult[] | null;
  readonly students: readonly KnownStudent[];
  /** The key of why a student needed none, where there is a better reason than that there is nothing now. */
  readonly notNeeded?: string | undefined;
  readonly onClose: () => void;
}

/** How reminding ended, for whom: who was reminded, and why others were not. */
export function ReminderOutcomes({ results, students, notNeeded, onClose }: ReminderOutcomesProps) {
  const { t } = useTranslation('students');
  if (results === null) return null;
  return (
    <Dialog open title={t('reminding.done')} onClose={onClose}>
      <ReminderFacts
        {...{ results, students, notNeeded }}
        outcomes={reminderOutcomes}
        words="reminding.outcome"
      />
    </Dialog>
  );
}
