import { useSelector } from '@xstate/react';
import { CheckCheck, Mail, MailOpen } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Message } from '../../domain/messages';
import {
  type messageCenter,
  selectIsClearing,
  selectList,
  selectRewarding,
  selectSubjectId,
} from '../../machines/messages/messageCenter';
import type { messageRows } from '../../machines/messages/messageRows';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { messageColumnsOf } from './messageColumns';
import { RewardDialog } from './RewardDialog';

interface ListProps extends ActorProps<typeof messageCenter> {
  readonly list: ActorRefFrom<typeof messageRows>;
}

/** The message centre. */
export function MessageCenterScreen({ actor }: ActorProps<typeof messageCenter>) {
  const list = useSelector(actor, selectList);
  const rewarding = useSelector(actor, selectRewarding);
  return (
    <>
      {list === undefined ? null : <MessageList actor={actor} list={list} />}
      {rewarding === undefined ? null : <RewardDialog actor={rewarding} />}
    </>
  );
}

const marks = ['read', 'unread'] as const;

const markActions = {
  looks: { read: { icon: MailOpen }, unread: { icon: Mail } },
  ofRow: ({ is_read: isRead }: Message) => [isRead ? marks[1] : marks[0]],
  ofSelection: () => marks,
};

const words = {
  nothing: (tab: string) => `nothing.${tab}`,
  values: { topic: (topic: string) => `kind.${topic}` },
};

function MessageList({ actor, list }: ListProps) {
  const subjectId = useSelector(actor, selectSubjectId);
  const columns = useMemo(() => messageColumnsOf(subjectId, actor.send), [subjectId, actor]);
  return (
    <ListScreen
      actor={list}
      columns={columns}
      tabs="tab"
      counts={({ counts }) => counts}
      words={words}
      actions={markActions}
      action={<ClearButton actor={actor} list={list} />}
    />
  );
}

/** Marks all that the page knows of: what came later stays unread. */
function ClearButton({ actor, list }: ListProps) {
  const { t } = useTranslation('messages');
  const answer = useSelector(list, selectAnswer);
  const isClearing = useSelector(actor, selectIsClearing);
  return (
    <Button
      icon={CheckCheck}
      busy={isClearing}
      disabled={(answer?.unread_count ?? 0) === 0}
      reason={t('nothingUnread')}
      onClick={() => actor.send({ type: 'clearing.requested', upTo: answer?.newest_id ?? 0 })}
    >
      {t('clear')}
    </Button>
  );
}
