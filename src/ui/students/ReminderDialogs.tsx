import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  selectForeseen,
  selectIsBusy,
  selectIsReminding,
  selectReminded,
  selectResults,
  type students,
} from '../../machines/students/students';
import { ReminderSteps } from '../parts/ReminderSteps';
import { StudentNames, studentsAmong } from '../parts/StudentNames';

interface ReminderDialogsProps {
  readonly actor: ActorRefFrom<typeof students>;
}

/** Says what a reminder is before it is sent, and after it how that ended for each student. */
export function ReminderDialogs({ actor }: ReminderDialogsProps) {
  const { t } = useTranslation('students');
  const { ids, students } = useSelector(actor, selectReminded);
  const foreseen = useSelector(actor, selectForeseen);
  const waiting = foreseen
    .filter(({ outcome }) => outcome === 'sent')
    .map(({ student_id }) => student_id);
  const { length: count } = waiting;
  const others = ids.length - count;
  return (
    <ReminderSteps
      isAsking={useSelector(actor, selectIsReminding)}
      isBusy={useSelector(actor, selectIsBusy)}
      {...{ count, students }}
      about={<StudentNames students={studentsAmong(waiting, students)} count={count} />}
      consequences={[
        t('reminding.message'),
        ...(others === 0 ? [] : [t('reminding.without', { count: others })]),
      ]}
      results={useSelector(actor, selectResults)}
      onConfirm={() => {
        actor.send({ type: 'reminder.confirmed' });
      }}
      onClose={() => {
        actor.send({ type: 'reminder.closed' });
      }}
    />
  );
}
