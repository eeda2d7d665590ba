import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { openCount, titleOf } from '../../domain/homework';
import type { homeworkDetail } from '../../machines/homework/homeworkDetail';
import { selectIsAsking, selectIsBusy } from '../../machines/homework/homeworkDetail.selectors';
import type { assignmentPersonRows } from '../../machines/homework/personRows';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import { ConfirmDialog } from '../parts/ConfirmDialog';

interface WithdrawDialogProps {
  readonly actor: ActorRefFrom<typeof homeworkDetail>;
  readonly persons: ActorRefFrom<typeof assignmentPersonRows>;
}

/** Says what taking an assignment back does to whom, before it is done. */
export function WithdrawDialog({ actor, persons }: WithdrawDialogProps) {
  const { t } = useTranslation('homework');
  const isOpen = useSelector(actor, selectIsAsking);
  const isBusy = useSelector(actor, selectIsBusy);
  const answer = useSelector(persons, selectAnswer);
  if (answer === null) return null;
  const { homework, given_counts: given } = answer;
  const others = openCount(given) - openCount(homework.counts);
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('withdrawal.title', { name: titleOf(homework) })}
      consequences={[
        t('withdrawal.invalid', { count: openCount(given) }),
        ...(others > 0 ? [t('withdrawal.others', { count: others })] : []),
        t('withdrawal.stays', { count: given.completed + given.corrected }),
      ]}
      verb={t('withdrawal.verb')}
      busy={isBusy}
      onConfirm={() => actor.send({ type: 'withdrawal.confirmed' })}
      onCancel={() => actor.send({ type: 'withdrawal.cancelled' })}
    />
  );
}
