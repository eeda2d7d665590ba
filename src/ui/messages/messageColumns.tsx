import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Coins } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isRewardable, type Message } from '../../domain/messages';
import { type messageCenter, selectSubjectId } from '../../machines/messages/messageCenter';
import type { RewardedMessage } from '../../machines/messages/rewarding';
import { Button } from '../parts/Button';
import type { Column } from '../parts/DataTable/columns';
import { useDates } from '../parts/dates';
import { MessageLink, UnreadDot } from './MessageLink';

interface RewardCellProps {
  readonly message: Message;
  readonly onReward: (message: RewardedMessage) => void;
}

/** The way to a reward, or what was given. */
function RewardCell({ message, onReward }: RewardCellProps) {
  const { t } = useTranslation('messages');
  const { message_id: messageId, student, reward_coins: coins } = message;
  if (coins !== null)
    return <span className="muted">{t('reward.rewarded', { count: coins })}</span>;
  if (student === null || !isRewardable(message)) return null;
  return (
    <Button
      size="small"
      icon={Coins}
      aria-label={t('reward.openFor', { name: student.name })}
      onClick={() => {
        onReward({ messageId, studentName: student.name });
      }}
    >
      {t('reward.open')}
    </Button>
  );
}

/** The columns of the message centre. */
export function useMessageColumns(
  actor: ActorRefFrom<typeof messageCenter>,
): readonly Column<Message>[] {
  const { t } = useTranslation('messages');
  const subjectId = useSelector(actor, selectSubjectId);
  const { moment } = useDates();
  return useMemo(
    () => [
      {
        id: 'message',
        head: t('column.message'),
        cell: (message) => (
          <chakra.span display="flex" alignItems="center" gap={2} minWidth={0}>
            <UnreadDot isRead={message.is_read} />
            <chakra.span truncate fontWeight={message.is_read ? 'normal' : 'medium'}>
              <MessageLink
                message={message}
                subjectId={subjectId}
                onOpen={(event) => {
                  actor.send(event);
                }}
              />
            </chakra.span>
          </chakra.span>
        ),
      },
      {
        id: 'kind',
        head: t('column.kind'),
        width: 32,
        yields: 1,
        cell: ({ topic }) => t(`kind.${topic}`),
      },
      {
        id: 'time',
        head: t('column.time'),
        width: 44,
        cell: ({ at }) => <span className="figures">{moment(at)}</span>,
      },
      {
        id: 'reward',
        head: t('column.reward'),
        width: 36,
        cell: (message) => (
          <RewardCell
            message={message}
            onReward={(rewarded) => {
              actor.send({ type: 'reward.requested', ...rewarded });
            }}
          />
        ),
      },
    ],
    [t, moment, subjectId, actor],
  );
}
