import { chakra } from '@chakra-ui/react';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic } from 'xstate';
import { isRewardable, type Message, namedIn } from '../../domain/messages';
import type { messageCenter } from '../../machines/messages/messageCenter';
import type { RewardedMessage } from '../../machines/messages/rewarding';
import { Button } from '../parts/Button';
import { actions, type Columns, columnsOf, moment, text, word } from '../parts/columns';
import { NameInLetters } from '../parts/NameInLetters';
import { MessageLink, sentenceOf, UnreadDot } from './MessageLink';
import { useToldName } from '../parts/useToldName';

interface RewardCellProps {
  readonly message: Message;
  readonly onReward: (message: RewardedMessage) => void;
}

/** The way to a reward, or what was given. */
function RewardCell({ message, onReward }: RewardCellProps) {
  const { t } = useTranslation('messages');
  const told = useToldName();
  const { message_id: messageId, student, reward_coins: coins } = message;
  if (coins !== null)
    return <chakra.span color="fg.muted">{t('reward.rewarded', { count: coins })}</chakra.span>;
  if (student === null || !isRewardable(message)) return null;
  const studentName = t('reward.student', { ...student, name: told(student.name) });
  return (
    <Button
      size="small"
      icon={Coins}
      aria-label={t('reward.openFor', { name: studentName })}
      onClick={() => onReward({ messageId, studentName })}
    >
      {t('reward.open')}
    </Button>
  );
}

/** What the columns of messages ask for; a file asks for nothing. */
type Send = (event: EventFromLogic<typeof messageCenter>) => void;

/** The columns of the message centre. */
export const messageColumnsOf = (subjectId: number, send: Send): Columns<Message> =>
  columnsOf<Message>(
    ['messages', 'students'],
    [
      text('message', (message, { t }) => sentenceOf(t, message), {
        cell: (message) => (
          <chakra.span display="flex" alignItems="baseline" gap={2} minWidth={0} py={2}>
            <UnreadDot isRead={message.is_read} />
            <chakra.span
              lineClamp={3}
              whiteSpace="normal"
              overflowWrap="anywhere"
              fontWeight={message.is_read ? 'normal' : 'medium'}
            >
              <MessageLink message={message} subjectId={subjectId} onOpen={send} />
            </chakra.span>
          </chakra.span>
        ),
      }),
      text('account', (message) => namedIn(message)?.username ?? null, {
        head: 'students:column.account',
        width: 28,
        yields: 1,
        cell: (message) => {
          const named = namedIn(message);
          return named === null ? null : (
            <chakra.span display="flex" flexWrap="wrap" columnGap={2} minWidth={0}>
              {named.username} <NameInLetters name={named.name} />
            </chakra.span>
          );
        },
      }),
      word('kind', ({ topic }) => topic, { width: 32, yields: 1 }),
      moment('time', ({ at }) => at),
      actions(
        'reward',
        (message) => (
          <RewardCell
            message={message}
            onReward={(rewarded) => send({ type: 'reward.requested', ...rewarded })}
          />
        ),
        { width: 36, file: { 'messages:column.reward': ({ reward_coins: coins }) => coins } },
      ),
    ],
  );
