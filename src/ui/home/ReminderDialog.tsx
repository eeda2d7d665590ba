import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isSent } from '../../domain/home';
import {
  type home,
  selectForeseen,
  selectIsAsking,
  selectIsReminding,
  selectReminded,
  selectResults,
} from '../../machines/home/home';
import type { ActorProps } from '../parts/actorProps';
import { RemindedOf } from '../parts/RemindedOf';
import { ReminderSteps } from '../parts/ReminderSteps';

/** Says before a reminder is sent who gets one, for which reason, and after it who was left out. */
export function ReminderDialog({ actor }: ActorProps<typeof home>) {
  const { t } = useTranslation('students');
  const students = useSelector(actor, selectReminded);
  const foreseen = useSelector(actor, selectForeseen);
  const { length: count } = foreseen.filter(isSent);
  const results = useSelector(actor, selectResults);
  const isAsking = useSelector(actor, selectIsAsking);
  return (
    <ReminderSteps
      {...{ isAsking, results, students }}
      isBusy={useSelector(actor, selectIsReminding)}
      {...{ count, foreseen }}
      about={<RemindedOf {...{ students, foreseen }} />}
      consequences={[t('reminding.message', { count }), t('reminding.once')]}
      onConfirm={() => actor.send({ type: 'reminder.confirmed' })}
      onClose={() => actor.send({ type: isAsking ? 'reminder.cancelled' : 'reminder.closed' })}
    />
  );
}
