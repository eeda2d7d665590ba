import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type lessonLocks,
  selectDialog,
  selectIsChanging,
  selectIsEffective,
  selectLock,
  selectNotYours,
  selectOutcomes,
  selectTree,
} from '../../machines/lessons/lessonLocks';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { Dialog } from '../parts/Dialog';
import { NotYours } from '../parts/NotYours';
import { LockAlong } from './LockAlong';
import { LockOutcomes } from './LockOutcomes';
import { useConsequences } from './useConsequences';

/** What a change will do, before it is made; and what it has done. */
export function LockDialog({ actor }: ActorProps<typeof lessonLocks>) {
  const { t } = useTranslation('lessons');
  const shown = useSelector(actor, selectDialog);
  const tree = useSelector(actor, selectTree);
  const lock = useSelector(actor, selectLock);
  const outcomes = useSelector(actor, selectOutcomes);
  const notYours = useSelector(actor, selectNotYours);
  const isBusy = useSelector(actor, selectIsChanging);
  const isEffective = useSelector(actor, selectIsEffective);
  const affected = outcomes.filter(({ changed }) => changed.length > 0).length;
  const isPreview = shown === 'preview' && isEffective;
  const consequences = useConsequences(outcomes, lock, isPreview);
  const close = () => actor.send({ type: 'outcome.closed' });
  const cancel = () => actor.send({ type: 'change.cancelled' });
  if (isPreview) {
    return (
      <ConfirmDialog
        open
        harmless
        title={t(`locks.${lock}.title`, { count: affected })}
        consequences={consequences}
        verb={t(`locks.${lock}.verb`)}
        reversible={lock === 'locked'}
        busy={isBusy}
        onConfirm={() => actor.send({ type: 'change.confirmed' })}
        onCancel={cancel}
      >
        <LockAlong {...{ tree, outcomes, lock }} />
        <LockOutcomes outcomes={outcomes} />
        <NotYours count={notYours} />
      </ConfirmDialog>
    );
  }
  const isDone = shown === 'changed';
  return (
    <Dialog
      open={shown !== null}
      title={isDone ? t(`locks.${lock}.done`) : t('locks.nothing')}
      onClose={isDone ? close : cancel}
      actions={
        <Button onClick={isDone ? close : cancel}>
          {isDone ? t('locks.return') : t('parts:dialog.cancel')}
        </Button>
      }
    >
      {isDone ? consequences.join(t('locks.stop')) : t('locks.nothingText')}
      <LockOutcomes outcomes={outcomes} />
      <NotYours count={notYours} />
    </Dialog>
  );
}
