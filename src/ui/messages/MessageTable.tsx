import { useSelector } from '@xstate/react';
import { Mail, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Message } from '../../domain/messages';
import type { messageRows } from '../../machines/messages/messageRows';
import { selectFilters, selectSelected } from '../../machines/parts/collection/selectors';
import { Button } from '../parts/Button';
import { CollectionTable } from '../parts/collection/CollectionTable';
import { CollectionUndo } from '../parts/collection/CollectionUndo';
import { useFilterSentence } from '../parts/collection/filterWords';
import type { Column } from '../parts/DataTable/columns';
import { NothingYet } from '../parts/Emptiness';
import { SelectionBar } from '../parts/SelectionBar';
import { useMessageFilterWords } from './MessageFilters';
import { useMessageSentence } from './MessageLink';

interface MessageTableProps {
  readonly actor: ActorRefFrom<typeof messageRows>;
  readonly columns: readonly Column<Message>[];
}

const marks = ['read', 'unread'] as const;
const icons = { read: MailOpen, unread: Mail } as const;
const rowId = ({ message_id }: Message) => message_id;

/** The messages of a tab, and marking one or several of them. */
export function MessageTable({ actor, columns }: MessageTableProps) {
  const { t } = useTranslation('messages');
  const { tab } = useSelector(actor, selectFilters);
  const selected = useSelector(actor, selectSelected<number>);
  const sentence = useFilterSentence(actor, useMessageFilterWords());
  const rowName = useMessageSentence();
  const mark = (name: (typeof marks)[number], ids: readonly number[]) => {
    actor.send({ type: 'change.requested', name, ids });
  };
  return (
    <>
      <CollectionTable
        actor={actor}
        label={t(`tab.${tab}`)}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        isSelectable
        actions={({ is_read }) => {
          const name = is_read ? 'unread' : 'read';
          return [{ id: name, label: t(`action.${name}`), icon: icons[name] }];
        }}
        onAction={(action, { message_id }) => {
          mark(action === 'read' ? 'read' : 'unread', [message_id]);
        }}
        filterWords={sentence}
        failed={t('failed')}
        nothing={
          <NothingYet title={t(`nothing.${tab}.title`)}>{t(`nothing.${tab}.text`)}</NothingYet>
        }
      />
      <SelectionBar
        count={selected.length}
        onClear={() => {
          actor.send({ type: 'selection.cleared' });
        }}
      >
        {marks.map((name) => (
          <Button
            key={name}
            icon={icons[name]}
            onClick={() => {
              mark(name, selected);
            }}
          >
            {t(`action.${name}`)}
          </Button>
        ))}
      </SelectionBar>
      <CollectionUndo actor={actor} wordsOf={(name, count) => t(`change.${name}`, { count })} />
    </>
  );
}
