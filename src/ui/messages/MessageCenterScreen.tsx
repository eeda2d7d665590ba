import { useSelector } from '@xstate/react';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type messageCenter,
  selectIsClearing,
  selectList,
  selectRewarding,
} from '../../machines/messages/messageCenter';
import type { messageRows } from '../../machines/messages/messageRows';
import { selectAnswer, selectAsOf, selectTotal } from '../../machines/parts/collection/selectors';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { PageHead } from '../parts/PageHead';
import { useMessageColumns } from './messageColumns';
import { MessageFilters } from './MessageFilters';
import { MessageTable } from './MessageTable';
import { RewardDialog } from './RewardDialog';

interface MessageCenterScreenProps {
  readonly actor: ActorRefFrom<typeof messageCenter>;
}

interface ListProps extends MessageCenterScreenProps {
  readonly list: ActorRefFrom<typeof messageRows>;
}

/** The message centre. */
export function MessageCenterScreen({ actor }: MessageCenterScreenProps) {
  const list = useSelector(actor, selectList);
  const rewarding = useSelector(actor, selectRewarding);
  return (
    <>
      {list === undefined ? null : <MessageList actor={actor} list={list} />}
      {rewarding === undefined ? null : <RewardDialog actor={rewarding} />}
    </>
  );
}

function MessageList({ actor, list }: ListProps) {
  const { t } = useTranslation(['messages', 'parts']);
  const { moment } = useDates();
  const total = useSelector(list, selectTotal);
  const asOf = useSelector(list, selectAsOf);
  const columns = useMessageColumns(actor);
  return (
    <>
      <PageHead
        title={t('title')}
        count={asOf === null ? undefined : t('count', { count: total })}
        asOf={asOf === null ? undefined : t('parts:asOf', { time: moment(asOf) })}
        action={<ClearButton actor={actor} list={list} />}
      />
      <MessageFilters actor={list} />
      <MessageTable actor={list} columns={columns} />
    </>
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
      disabled={(answer?.counts.unread ?? 0) === 0}
      reason={t('nothingUnread')}
      onClick={() => {
        actor.send({ type: 'clearing.requested', upTo: answer?.newest_id ?? 0 });
      }}
    >
      {t('clear')}
    </Button>
  );
}
