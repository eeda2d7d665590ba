import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import {
  selectCanAssignRest,
  selectCanClose,
  selectCanEditAgain,
  selectCanRefresh,
  selectCanRetry,
  selectFailed,
  selectRestCount,
  selectStage,
} from '../../machines/homework/homeworkAssignment.selectors';
import { Button } from '../parts/Button';

interface AssignActionsProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  readonly onClose: () => void;
}

/** What can be done at each stage of an assignment. */
export function AssignActions({ actor, onClose }: AssignActionsProps) {
  const { t } = useTranslation('homework');
  const stage = useSelector(actor, selectStage);
  const canAssignRest = useSelector(actor, selectCanAssignRest);
  const count = useSelector(actor, selectRestCount);
  const canRefresh = useSelector(actor, selectCanRefresh);
  const canClose = useSelector(actor, selectCanClose);
  const canEditAgain = useSelector(actor, selectCanEditAgain);
  const canRetry = useSelector(actor, selectCanRetry);
  const failed = useSelector(actor, selectFailed, shallowEqual);
  if (stage === 'editing' || stage === 'checking') {
    return (
      <>
        <Button onClick={onClose} disabled={!canClose}>
          {t('assign.cancel')}
        </Button>
        <Button
          kind="primary"
          busy={stage === 'checking'}
          onClick={() => actor.send({ type: 'submit.requested' })}
        >
          {t('assign.submit')}
        </Button>
      </>
    );
  }
  if (stage === 'arranging') {
    return (
      <>
        <Button disabled={!canRefresh} onClick={() => actor.send({ type: 'status.refreshed' })}>
          {t('assign.refresh')}
        </Button>
        <Button kind="primary" onClick={onClose} disabled={!canClose}>
          {t('assign.leave')}
        </Button>
      </>
    );
  }
  if (stage === 'refused') {
    return (
      <>
        <Button onClick={onClose}>{t('assign.close')}</Button>
        <EditAgain actor={actor} />
        {canAssignRest ? (
          <Button kind="primary" onClick={() => actor.send({ type: 'rest.assigned' })}>
            {t('assign.refused.rest', { count })}
          </Button>
        ) : null}
      </>
    );
  }
  if (failed.length === 0 && stage === 'succeeded') {
    return (
      <Button kind="primary" onClick={onClose}>
        {t('assign.done')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={onClose} disabled={!canClose}>
        {t('assign.close')}
      </Button>
      {canEditAgain ? <EditAgain actor={actor} /> : null}
      {canRetry || stage === 'retrying' ? (
        <Button
          kind="primary"
          busy={stage === 'retrying'}
          onClick={() => actor.send({ type: 'assignment.retried', studentIds: failed })}
        >
          {t('assign.failed.retry', { count: failed.length })}
        </Button>
      ) : null}
    </>
  );
}

function EditAgain({ actor }: Pick<AssignActionsProps, 'actor'>) {
  const { t } = useTranslation('homework');
  return (
    <Button onClick={() => actor.send({ type: 'edit.resumed' })}>{t('assign.editAgain')}</Button>
  );
}
