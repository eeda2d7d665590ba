import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog';
import { ReminderFacts } from './ReminderFacts';
import type { ReminderResult } from './reminderResult';
import { ReminderOutcomes } from './ReminderOutcomes';
import type { KnownStudent } from './StudentNames';

export interface ReminderStepsProps {
  /** Whether it is asked, or students are being reminded. */
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  /** How many are reminded. */
  readonly count: number;
  /** Who they are. */
  readonly about: ReactNode;
  /** How it would end for each of those who were chosen; those who would get none are named with the reason. */
  readonly foreseen?: readonly ReminderResult[] | undefined;
  /** Keys of why a student needs no reminder, before and after, where there is a better reason than that there is nothing now. */
  readonly whyNotNeeded?: { readonly leftOut: string; readonly outcome: string } | undefined;
  /** What happens, counted. */
  readonly consequences: readonly string[];
  /** How it ended for each; null while nobody was reminded, and where all were. */
  readonly results: readonly ReminderResult[] | null;
  /** Whom the page knows by name. */
  readonly students: readonly KnownStudent[];
  readonly onConfirm: () => void;
  /** The question, or what came of it, is closed. */
  readonly onClose: () => void;
}

const leftOut = ['already', 'notNeeded', 'notYours'] as const;
const nobody: readonly ReminderResult[] = [];

/** Says before students are reminded who gets what and who is left out, since it cannot be taken back, and after it who was left out. */
export function OpenReminderSteps(props: ReminderStepsProps) {
  const { isAsking, isBusy, count, about, consequences, results, students, onClose } = props;
  const { foreseen = nobody } = props;
  const { t } = useTranslation('students');
  return (
    <>
      <ConfirmDialog
        harmless
        open={isAsking}
        busy={isBusy}
        title={t('reminding.title', { count })}
        about={
          <>
            {about}
            <ReminderFacts
              {...{ students, outcomes: leftOut, results: foreseen }}
              words="reminding.leftOut"
              notNeeded={props.whyNotNeeded?.leftOut}
            />
          </>
        }
        consequences={consequences}
        verb={t('reminding.verb')}
        onConfirm={props.onConfirm}
        onCancel={onClose}
      />
      <ReminderOutcomes
        {...{ results, students, onClose }}
        notNeeded={props.whyNotNeeded?.outcome}
      />
    </>
  );
}
