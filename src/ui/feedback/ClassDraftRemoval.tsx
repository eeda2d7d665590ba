import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { classFeedbackRows } from '../../machines/feedback/classFeedbackRows';
import {
  selectAskedIds,
  selectChangingIds,
  selectKnown,
} from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useDates } from '../parts/dates';
import { useToldName } from '../parts/useToldName';

/** Says what goes before a draft is removed. */
export function ClassDraftRemoval({ actor }: ActorProps<typeof classFeedbackRows>) {
  const { t } = useTranslation('feedback');
  const { day, moment } = useDates();
  const told = useToldName();
  const [id] = useSelector(actor, selectAskedIds<number>);
  const rows = useSelector(actor, selectKnown);
  const isRemoving = useSelector(actor, selectChangingIds<number>).length > 0;
  const draft = rows.find(({ feedback_id }) => feedback_id === id);
  if (draft === undefined) return null;
  const { student_name: name, class_date: date, changed_at: at } = draft;
  return (
    <ConfirmDialog
      open
      title={t('class.removal.title', { name: told(name) })}
      consequences={[
        date === null
          ? t('class.removal.undated', { time: moment(at) })
          : t('class.removal.dated', { day: day(date), time: moment(at) }),
        t('class.removal.whole'),
      ]}
      verb={t('draft.removeVerb')}
      busy={isRemoving}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.cancelled' })}
    />
  );
}
