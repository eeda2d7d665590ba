import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
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
import { NameInLetters } from '../parts/NameInLetters';
import { Text } from '../parts/Text';

interface ReminderDialogsProps {
  readonly actor: ActorRefFrom<typeof students>;
}

/** Says what a reminder is before it is sent, and after it how that ended for each student. */
export function ReminderDialogs({ actor }: ReminderDialogsProps) {
  const { t } = useTranslation('students');
  const chosen = useSelector(actor, selectReminded);
  const names = useNames();
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
          <Text as="p" maxHeight="9rem" overflowY="auto">
            {names(chosen)}
          </Text>
        }
        consequences={[t('reminding.message'), t('reminding.once')]}
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

/** Names students by account, and in letters for who reads English; those of other pages are counted. */
function useNames() {
  const { t } = useTranslation('students');
  return ({ ids, students }: ReturnType<typeof selectReminded>) => {
    const seen = students.filter(({ student_id }) => ids.includes(student_id));
    const others = ids.length - seen.length;
    return (
      <>
        {seen.map(({ student_id: id, name, username }, place) => (
          <Fragment key={id}>
            {place === 0 ? null : t('marking.separator')}
            {t('reminding.name', { name })}
            <NameInLetters name={name} />
            {t('reminding.account', { username })}
          </Fragment>
        ))}
        {others > 0 && seen.length > 0 ? t('marking.separator') : null}
        {others > 0 ? t('reminding.others', { count: others }) : null}
      </>
    );
  };
}

interface OutcomesProps extends ReminderDialogsProps {
  readonly onClose: () => void;
}

function Outcomes({ actor, onClose }: OutcomesProps) {
  const { t } = useTranslation('students');
  const { students } = useSelector(actor, selectReminded);
  const names = useNames();
  const results = useSelector(actor, selectResults);
  if (results === null) return null;
  return (
    <Dialog open title={t('reminding.done')} onClose={onClose}>
      <Facts layout="column">
        {reminderOutcomes.map((outcome) => {
          const ids = results
            .filter((result) => result.outcome === outcome)
            .map(({ student_id }) => student_id);
          return ids.length === 0 ? null : (
            <Fact key={outcome} name={t(`reminding.outcome.${outcome}`, { count: ids.length })}>
              {outcome === 'notYours' ? null : names({ ids, students })}
            </Fact>
          );
        })}
      </Facts>
    </Dialog>
  );
}
