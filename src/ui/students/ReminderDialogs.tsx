import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isSent } from '../../domain/home';
import {
  selectForeseen,
  selectIsBusy,
  selectIsReminding,
  selectResults,
  selectStudents,
  type studentReminder,
} from '../../machines/students/studentReminder';
import type { ActorProps } from '../parts/actorProps';
import { RemindedOf } from '../parts/RemindedOf';
import { ReminderSteps } from '../parts/ReminderSteps';

/** Says what a reminder is before it is sent, and after it how that ended for each student. */
export function ReminderDialogs({ actor }: ActorProps<typeof studentReminder>) {
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
