import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import {
  selectCanAssignRest,
  selectCanClose,
  selectCanRefresh,
  selectNotYours,
  selectRestCount,
  selectStage,
} from '../../machines/homework/homeworkAssignment.selectors';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { NotYours } from '../parts/NotYours';
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
  const canClose = useSelector(actor, selectCanClose);
  const notYours = useSelector(actor, selectNotYours);
  const close = () => {
    actor.send({ type: 'dialog.closed' });
  };
  const isForm = stage === 'editing' || stage === 'checking';
  return (
    <Dialog
      open
      size={isForm ? 'lg' : 'md'}
      title={t(`assign.${stage === 'checking' ? 'editing' : stage}.title`)}
      onClose={canClose ? close : undefined}
      actions={<Actions actor={actor} onClose={close} />}
    >
      {isForm && leftOut.length > 0 ? <LeftOut students={leftOut} /> : null}
      {isForm ? (
        <AssignForm actor={actor} isBusy={stage === 'checking'} />
      ) : (
        <NotYours count={notYours} />
      )}
      {stage === 'refused' ? <AssignOutcomes actor={actor} /> : null}
      {stage === 'arranging' || stage === 'succeeded' || stage === 'failed' ? (
        <AssignProgress actor={actor} stage={stage} />
      ) : null}
    </Dialog>
  );
}

interface ActionsProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  readonly onClose: () => void;
}

function Actions({ actor, onClose }: ActionsProps) {
  const { t } = useTranslation('homework');
  const stage = useSelector(actor, selectStage);
  const canAssignRest = useSelector(actor, selectCanAssignRest);
  const count = useSelector(actor, selectRestCount);
  const canRefresh = useSelector(actor, selectCanRefresh);
  const canClose = useSelector(actor, selectCanClose);
  if (stage === 'editing' || stage === 'checking') {
    return (
      <>
        <Button onClick={onClose} disabled={stage === 'checking'}>
          {t('assign.cancel')}
        </Button>
        <Button
          kind="primary"
          busy={stage === 'checking'}
          onClick={() => {
            actor.send({ type: 'submit.requested' });
          }}
        >
          {t('assign.submit')}
        </Button>
      </>
    );
  }
  if (stage === 'arranging') {
    return (
      <>
        <Button
          disabled={!canRefresh}
          onClick={() => {
            actor.send({ type: 'status.refreshed' });
          }}
        >
          {t('assign.refresh')}
        </Button>
        <Button kind="primary" onClick={onClose} disabled={!canClose}>
          {t('assign.leave')}
        </Button>
      </>
    );
  }
  if (stage === 'succeeded') {
    return (
      <Button kind="primary" onClick={onClose}>
        {t('assign.done')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={onClose}>{t('assign.close')}</Button>
      <Button
        onClick={() => {
          actor.send({ type: 'edit.resumed' });
        }}
      >
        {t('assign.editAgain')}
      </Button>
      {canAssignRest ? (
        <Button
          kind="primary"
          onClick={() => {
            actor.send({ type: 'rest.assigned' });
          }}
        >
          {t(`assign.${stage}.rest`, { count })}
        </Button>
      ) : null}
    </>
  );
}
