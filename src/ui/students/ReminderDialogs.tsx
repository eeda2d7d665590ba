import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isSent } from '../../domain/home';
import {
  selectForeseen,
  selectIsBusy,
  selectIsReminding,
  selectResults,
  selectStudents,
  type studentReminder,
} from '../../machines/students/studentReminder';
import { RemindedOf } from '../parts/RemindedOf';
import { ReminderSteps } from '../parts/ReminderSteps';

interface ReminderDialogsProps {
  readonly actor: ActorRefFrom<typeof studentReminder>;
}

/** Says what a reminder is before it is sent, and after it how that ended for each student. */
export function ReminderDialogs({ actor }: ReminderDialogsProps) {
  const { t } = useTranslation('students');
  const students = useSelector(actor, selectStudents);
  const foreseen = useSelector(actor, selectForeseen);
  const count = foreseen.filter(isSent).length;
  return (
    <ReminderSteps
      isAsking={useSelector(actor, selectIsReminding)}
      isBusy={useSelector(actor, selectIsBusy)}
      {...{ count, students, foreseen }}
      about={<RemindedOf {...{ students, foreseen }} />}
      consequences={[t('reminding.message', { count }), t('reminding.once')]}
      results={useSelector(actor, selectResults)}
      onConfirm={() => actor.send({ type: 'reminder.confirmed' })}
      onClose={() => actor.send({ type: 'reminder.closed' })}
    />
  );
}
