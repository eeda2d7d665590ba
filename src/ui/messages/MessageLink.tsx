import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Message, messageAddress } from '../../domain/messages';
import type { OpeningEvent } from '../../machines/messages/messageOpening';
import { TextLink } from '../parts/TextLink';

/** The sentence of a message. */
export const sentenceOf = (t: TFunction, { topic, student, facts }: Message) =>
  t(`topic.${topic}`, { name: student?.name ?? '', ...facts });

interface MessageLinkProps {
  readonly message: Message;
  readonly subjectId: number;
  readonly onOpen: (event: OpeningEvent) => void;
}

const isForThisTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The sentence of a message as a link. In this tab the chart navigates, so that the message is marked as read first. */
export function MessageLink({ message, subjectId, onOpen }: MessageLinkProps) {
  const { t } = useTranslation('messages');
  const sentence = sentenceOf(t, message);
  const address = messageAddress(message, subjectId);
  if (address === null) return <span>{sentence}</span>;
  const followed = { id: message.message_id, isRead: message.is_read, address };
  return (
    <TextLink
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
    </TextLink>
  );
}

const Dot = chakra('span', {
  base: { display: 'inline-block', flex: 'none', boxSize: 2, borderRadius: 'full' },
});

/** A red dot before an unread message; before a read one only its room. */
export function UnreadDot({ isRead }: { readonly isRead: boolean }) {
  const { t } = useTranslation('messages');
  if (isRead) return <Dot aria-hidden />;
  const word = t('unread');
  return <Dot bg="danger.fg" role="img" aria-label={word} title={word} />;
}
