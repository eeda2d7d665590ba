import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { reminderOutcomes } from '../../domain/home';
import {
  selectIsBusy,
  selectIsReminding,
  selectReminded,
  selectResults,
  type students,
} from '../../machines/students/students';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { Dialog } from '../parts/Dialog';
import { Fact, Facts } from '../parts/Facts';

interface ReminderDialogsProps {
  readonly actor: ActorRefFrom<typeof students>;
}

/** Says what a reminder is before it is sent, and after it how that ended for each student. */
export function ReminderDialogs({ actor }: ReminderDialogsProps) {
  const { t } = useTranslation('students');
  const { ids } = useSelector(actor, selectReminded);
  const close = () => {
    actor.send({ type: 'reminder.closed' });
  };
  return (
    <>
      <ConfirmDialog
        open={useSelector(actor, selectIsReminding)}
        busy={useSelector(actor, selectIsBusy)}
        title={t('reminding.title', { count: ids.length })}
        consequences={[t('reminding.message'), t('reminding.once'), t('reminding.stays')]}
        verb={t('reminding.verb')}
        onConfirm={() => {
          actor.send({ type: 'reminder.confirmed' });
        }}
        onCancel={close}
      />
      <Outcomes actor={actor} onClose={close} />
    </>
  );
}

interface OutcomesProps extends ReminderDialogsProps {
  readonly onClose: () => void;
}

function Outcomes({ actor, onClose }: OutcomesProps) {
  const { t } = useTranslation('students');
  const { students } = useSelector(actor, selectReminded);
  const results = useSelector(actor, selectResults);
  if (results === null) return null;
  const namesOf = (ids: readonly number[]) => {
    const seen = students.filter(({ student_id }) => ids.includes(student_id));
    const names = seen.map((student) => t('reminding.name', { ...student }));
    const others = ids.length - seen.length;
    return [...names, ...(others > 0 ? [t('reminding.others', { count: others })] : [])];
  };
  return (
    <Dialog open title={t('reminding.done')} onClose={onClose}>
      <Facts layout="column">
        {reminderOutcomes.map((outcome) => {
          const ids = results
            .filter((result) => result.outcome === outcome)
            .map(({ student_id }) => student_id);
          return ids.length === 0 ? null : (
            <Fact key={outcome} name={t(`reminding.outcome.${outcome}`, { count: ids.length })}>
              {namesOf(ids).join(t('marking.separator'))}
            </Fact>
          );
        })}
      </Facts>
    </Dialog>
  );
}
