import { Box, Center, HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type latestMessages,
  selectFailure,
  selectIsNothing,
  selectLatest,
} from '../../machines/messages/latestMessages';
import { type Message, namedIn } from '../../domain/messages';
import type { OpeningEvent } from '../../machines/messages/messageOpening';
import { useDates } from '../parts/dates';
import { Failed, NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { NameInLetters } from '../parts/NameInLetters';
import { Text } from '../parts/Text';
import { MessageLink, UnreadDot } from './MessageLink';

interface LatestMessagesProps {
  readonly actor: ActorRefFrom<typeof latestMessages>;
  readonly subjectId: number;
  readonly onOpen: (event: OpeningEvent) => void;
  /** All messages are gone to. */
  readonly onLeave: () => void;
}

export type LatestView = ComponentType<LatestMessagesProps>;

/** The last messages under the bell, and the way to all of them. */
export function LatestMessages(props: LatestMessagesProps) {
  const { t } = useTranslation('messages');
  const { subjectId, onLeave } = props;
  return (
    <>
      <LatestList {...props} />
      <Center pt={2}>
        <LinkButton
          kind="quiet"
          to={`/InfoCenter/index?subject_id=${String(subjectId)}`}
          onClick={onLeave}
        >
          {t('bell.all')}
        </LinkButton>
      </Center>
    </>
  );
}

function LatestList({ actor, subjectId, onOpen }: Omit<LatestMessagesProps, 'onLeave'>) {
  const { t } = useTranslation('messages');
  const { moment } = useDates();
  const list = useSelector(actor, selectLatest);
  const failure = useSelector(actor, selectFailure);
  const isNothing = useSelector(actor, selectIsNothing);
  if (failure !== null) {
    return (
      <Failed
        title={t('bell.failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'latest.retried' })}
      />
    );
  }
  if (isNothing)
    return <NothingYet title={t('nothing.all.title')}>{t('nothing.all.text')}</NothingYet>;
  if (list.length === 0) return <Loading label={t('title')} rows={5} />;
  return (
    <ul>
      {list.map((message) => (
        <HStack as="li" key={message.message_id} align="flex-start" p={2}>
          <span>
            <UnreadDot isRead={message.is_read} />
          </span>
          <Box flex={1} minWidth={0}>
            <MessageLink message={message} subjectId={subjectId} onOpen={onOpen} />
            <Text small figures display="block" color="fg.subtle">
              {moment(message.at)}
              <Named message={message} />
            </Text>
          </Box>
        </HStack>
      ))}
    </ul>
  );
}

/** What tells whom a message names from another of the same name. */
function Named({ message }: { readonly message: Message }) {
  const named = namedIn(message);
  if (named === null) return null;
  return (
    <>
      {' · '}
      {named.username} <NameInLetters name={named.name} />
    </>
  );
}
