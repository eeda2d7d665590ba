import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { foundationRows } from '../../machines/foundation/foundationRows';
import {
  selectAskedIds,
  selectChangingIds,
  selectIsAsked,
  selectKnown,
} from '../../machines/parts/collection/selectors';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { StudentNames, studentsAmong } from '../parts/StudentNames';

interface ReminderQuestionProps {
  readonly actor: ActorRefFrom<typeof foundationRows>;
}

/** Says before students are reminded who they are, and of what. */
export function ReminderQuestion({ actor }: ReminderQuestionProps) {
  const { t } = useTranslation(['foundation', 'students']);
  const ids = useSelector(actor, selectAskedIds<number>);
  const students = useSelector(actor, selectKnown);
  const changing = useSelector(actor, selectChangingIds<number>);
  return (
    <ConfirmDialog
      open={useSelector(actor, selectIsAsked)}
      busy={changing.length > 0}
      title={t('students:reminding.title', { count: ids.length })}
      about={<StudentNames students={studentsAmong(ids, students)} count={ids.length} />}
      consequences={[t('reminded.message'), t('students:reminding.once')]}
      verb={t('students:reminding.verb')}
      onConfirm={() => {
        actor.send({ type: 'change.confirmed' });
      }}
      onCancel={() => {
        actor.send({ type: 'change.cancelled' });
      }}
    />
  );
}
