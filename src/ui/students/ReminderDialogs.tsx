import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  selectIsBusy,
  selectIsReminding,
  selectReminded,
  selectResults,
  type students,
} from '../../machines/students/students';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { ReminderOutcomes } from '../parts/ReminderOutcomes';
import { StudentNames, studentsAmong } from '../parts/StudentNames';

interface ReminderDialogsProps {
  readonly actor: ActorRefFrom<typeof students>;
}

/** Says what a reminder is before it is sent, and after it how that ended for each student. */
export function ReminderDialogs({ actor }: ReminderDialogsProps) {
  const { t } = useTranslation('students');
  const chosen = useSelector(actor, selectReminded);
  const results = useSelector(actor, selectResults);
  const close = () => {
    actor.send({ type: 'reminder.closed' });
  };
  return (
    <>
      <ConfirmDialog
        open={useSelector(actor, selectIsReminding)}
        busy={useSelector(actor, selectIsBusy)}
        title={t('reminding.title', { count: chosen.ids.length })}
        about={
          <StudentNames
            students={studentsAmong(chosen.ids, chosen.students)}
            count={chosen.ids.length}
          />
        }
        consequences={[t('reminding.message'), t('reminding.once')]}
        verb={t('reminding.verb')}
        onConfirm={() => {
          actor.send({ type: 'reminder.confirmed' });
        }}
        onCancel={close}
      />
      <ReminderOutcomes {...{ results, students: chosen.students }} onClose={close} />
    </>
  );
}
