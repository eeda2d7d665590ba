import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { BellRing, Coins, ContactRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { rewardPage } from '../../domain/studentActs';
import type { StudentRow } from '../../domain/students';
import {
  selectIsOpeningRecord,
  selectMayReward,
  selectReminder,
  type studentDetail,
} from '../../machines/students/studentDetail';
import { selectIsBusyIfAny } from '../../machines/students/studentReminder';
import { Button } from '../parts/Button';
import { LinkButton } from '../parts/LinkButton';
import { ReminderDialogs } from './ReminderDialogs';

interface StudentDetailActsProps {
  readonly actor: ActorRefFrom<typeof studentDetail>;
  readonly student: StudentRow;
}

/** What is done for the student as in the list: a reminder, and coins where the school has them. */
export function StudentDetailActs({
  actor,
  student: { student_id, username },
}: StudentDetailActsProps) {
  const { t } = useTranslation('students');
  const mayReward = useSelector(actor, selectMayReward);
  const reminder = useSelector(actor, selectReminder);
  const isOpening = useSelector(actor, selectIsOpeningRecord);
  const isBusy = useSelector(reminder, selectIsBusyIfAny);
  return (
    <HStack gap={2} ms={3}>
      <Button
        size="small"
        icon={BellRing}
        busy={isBusy}
        onClick={() => actor.send({ type: 'reminder.requested' })}
      >
        {t('act.remind')}
      </Button>
      {mayReward ? (
        <LinkButton size="small" icon={Coins} to={rewardPage([student_id], username)}>
          {t('act.reward')}
        </LinkButton>
      ) : (
        <Button disabled size="small" icon={Coins} reason={t('act.rewardWhy')}>
          {t('act.reward')}
        </Button>
      )}
      <Button
        size="small"
        icon={ContactRound}
        busy={isOpening}
        onClick={() => {
          actor.send({ type: 'customerRecord.requested' });
        }}
      >
        {t('act.customerRecord')}
      </Button>
      {reminder === undefined ? null : <ReminderDialogs actor={reminder} />}
    </HStack>
  );
}
