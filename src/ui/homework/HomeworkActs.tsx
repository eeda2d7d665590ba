import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { BellRing, Copy, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type HomeworkRow,
  type Reminding,
  type StatusCounts,
  withdrawalRefusal,
} from '../../domain/homework';
import type { homeworkDetail } from '../../machines/homework/homeworkDetail';
import {
  selectIsBusy,
  selectIsCopying,
  selectIsWithdrawn,
} from '../../machines/homework/homeworkDetail.selectors';
import { Button } from '../parts/Button';

interface HomeworkActsProps {
  readonly actor: ActorRefFrom<typeof homeworkDetail>;
  readonly homework: HomeworkRow;
  readonly reminding: Reminding;
  /** How all stand whom it was given. */
  readonly given: StatusCounts;
}

/** What can be done with an assignment: remind who is missing, give it again, take it back. */
export function HomeworkActs({ actor, homework, reminding, given }: HomeworkActsProps) {
  const { t } = useTranslation('homework');
  const isBusy = useSelector(actor, selectIsBusy);
  const isCopying = useSelector(actor, selectIsCopying);
  const isWithdrawn = useSelector(actor, selectIsWithdrawn) || homework.withdrawn_at !== null;
  const { missing_count: missing, waiting_count: waiting } = reminding;
  const { failed_count: failed } = homework;
  return (
    <HStack gap={2} flexWrap="wrap">
      {failed === 0 ? null : (
        <Button
          icon={UserX}
          disabled={isBusy}
          onClick={() => actor.send({ type: 'failures.requested' })}
        >
          {t('failures.open', { count: failed })}
        </Button>
      )}
      {isWithdrawn || waiting === 0 ? null : (
        <Button
          icon={BellRing}
          disabled={isBusy}
          onClick={() => actor.send({ type: 'reminder.requested', persons: null })}
        >
          {waiting === missing
            ? t('reminder.all', { count: waiting })
            : t('reminder.some', { waiting, missing })}
        </Button>
      )}
      <Button
        icon={Copy}
        busy={isCopying}
        disabled={isBusy}
        onClick={() => actor.send({ type: 'copy.requested' })}
      >
        {t('copy.open')}
      </Button>
      {isWithdrawn || withdrawalRefusal({ ...homework, counts: given }) !== null ? null : (
        <Button disabled={isBusy} onClick={() => actor.send({ type: 'withdrawal.requested' })}>
          {t('withdrawal.open')}
        </Button>
      )}
    </HStack>
  );
}
