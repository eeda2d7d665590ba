import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Message, messageAddress } from '../../domain/messages';
import type { OpeningEvent } from '../../machines/messages/messageOpening';
import { Link } from '../parts/Link';

/** The sentence of a message. */
export function useMessageSentence(): (message: Message) => string {
  const { t } = useTranslation('messages');
  return ({ topic, student, facts }) =>
    t(`topic.${topic}`, { name: student?.name ?? '', ...facts });
}

interface MessageLinkProps {
  readonly message: Message;
  readonly subjectId: number;
  readonly onOpen: (event: OpeningEvent) => void;
}

const isForThisTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** What a message tells, as the way to it; the chart leads there, so that it is marked on the way. */
export function MessageLink({ message, subjectId, onOpen }: MessageLinkProps) {
  const sentence = useMessageSentence()(message);
  const address = messageAddress(message, subjectId);
  if (address === null) return <span>{sentence}</span>;
  const followed = { id: message.message_id, isRead: message.is_read, address };
  return (
    <Link
      className="message-link"
      title={sentence}
      to={address}
      onClick={(event) => {
        if (!isForThisTab(event)) {
          onOpen({ type: 'message.opened', ...followed });
          return;
        }
        event.preventDefault();
        onOpen({ type: 'message.followed', ...followed });
      }}
      onAuxClick={(event) => {
        if (event.button === 1) onOpen({ type: 'message.opened', ...followed });
      }}
    >
      {sentence}
    </Link>
  );
}

interface UnreadDotProps {
  readonly isRead: boolean;
}

/** Stands before what is unread, and keeps its place before what is read. */
export function UnreadDot({ isRead }: UnreadDotProps) {
  const { t } = useTranslation('messages');
  if (isRead) return <span className="message-link-dot" aria-hidden />;
  const word = t('unread');
  return <span className="message-link-dot" role="img" aria-label={word} title={word} />;
}
