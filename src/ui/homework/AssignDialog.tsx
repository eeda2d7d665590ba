import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import {
  selectCanClose,
  selectNotYours,
  selectStage,
  selectTitle,
} from '../../machines/homework/homeworkAssignment.selectors';
import { Dialog } from '../parts/Dialog';
import { NotYours } from '../parts/NotYours';
import { AssignActions } from './AssignActions';
import { AssignForm } from './AssignForm';
import { AssignOutcomes } from './AssignOutcomes';
import { AssignProgress } from './AssignProgress';
import { LeftOut, type LeftOutProps } from './LeftOut';

interface AssignDialogProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  /** Who cannot be given the card again. */
  readonly leftOut?: LeftOutProps['students'] | undefined;
}

/** Assigns homework: the form, what the pre-check found, how far the arranging is, how it ended. */
export function AssignDialog({ actor, leftOut = [] }: AssignDialogProps) {
  const { t } = useTranslation('homework');
  const stage = useSelector(actor, selectStage);
  const title = useSelector(actor, selectTitle);
  const canClose = useSelector(actor, selectCanClose);
  const notYours = useSelector(actor, selectNotYours);
  const close = () => actor.send({ type: 'dialog.closed' });
  const isForm = stage === 'editing' || stage === 'checking';
  return (
    <Dialog
      open
      size={isForm ? 'lg' : 'md'}
      title={t(`assign.${title}.title`)}
      onClose={canClose ? close : undefined}
      actions={<AssignActions actor={actor} onClose={close} />}
    >
      {isForm && leftOut.length > 0 ? <LeftOut students={leftOut} /> : null}
      {isForm ? (
        <AssignForm actor={actor} isBusy={stage === 'checking'} />
      ) : (
        <NotYours count={notYours} />
      )}
      {stage === 'refused' ? <AssignOutcomes actor={actor} /> : null}
      {isForm || stage === 'refused' ? null : <AssignProgress actor={actor} />}
    </Dialog>
  );
}
