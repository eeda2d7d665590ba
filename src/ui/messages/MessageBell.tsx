import { useSelector } from '@xstate/react';
import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { badgeOf } from '../../domain/shell';
import { selectAnswer } from '../../machines/parts/poll';
import {
  selectLatestMessages,
  selectSubjectId,
  selectUnread,
  type topBar,
} from '../../machines/shell/topBar';
import type { unreadPoll } from '../../machines/shell/topBarPolls';
import { Button } from '../parts/Button';
import { Loading } from '../parts/Loading';
import { Popover } from '../parts/Popover';
import { Text } from '../parts/Text';
import type { LatestView } from './LatestMessages';

interface MessageBellProps {
  readonly actor: ActorRefFrom<typeof topBar>;
  /** Shows the last messages; nobody needs its words and rows before the bell is pressed. */
  readonly latestView: LatestView;
}

interface BellButtonProps {
  readonly actor: ActorRefFrom<typeof topBar>;
  readonly unread: ActorRefFrom<typeof unreadPoll>;
  readonly isOpen: boolean;
}

/** The way to the messages: how many are unread, and the last ones under it [CONST-066]. */
export function MessageBell({ actor, latestView: LatestMessages }: MessageBellProps) {
  const { t } = useTranslation('shell');
  const unread = useSelector(actor, selectUnread);
  const latest = useSelector(actor, selectLatestMessages);
  const subjectId = useSelector(actor, selectSubjectId);
  if (unread === undefined) return null;
  return (
    <Popover
      label={t('messages.latest')}
      isOpen={latest !== undefined}
      onClose={() => actor.send({ type: 'latest.closed' })}
      trigger={<BellButton actor={actor} unread={unread} isOpen={latest !== undefined} />}
    >
      {latest === undefined ? null : (
        <Suspense fallback={<Loading label={t('messages.latest')} rows={3} />}>
          <LatestMessages
            actor={latest}
            subjectId={subjectId}
            onOpen={(event) => actor.send(event)}
            onLeave={() => actor.send({ type: 'latest.closed' })}
          />
        </Suspense>
      )}
    </Popover>
  );
}

function BellButton({ actor, unread, isOpen }: BellButtonProps) {
  const { t } = useTranslation('shell');
  const badge = badgeOf(useSelector(unread, selectAnswer)?.unread_num ?? 0);
  return (
    <Button
      kind="quiet"
      icon={Bell}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      aria-label={badge === null ? t('messages.open') : t('messages.unread', { badge })}
      onClick={() => actor.send({ type: 'latest.toggled' })}
    >
      {badge === null ? null : (
        <Text aria-hidden small figures color="brand.fg">
          {badge}
        </Text>
      )}
    </Button>
  );
}
