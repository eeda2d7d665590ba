import { z } from 'zod/mini';
import { listOf, oneOf, subjectId } from '../../contract/fields';
import { messageList, setMessagesRead } from '../../contract/messages';
import { type Message, messageTabs, messageTopics } from '../../domain/messages';
import { collection } from '../parts/collection';
import type { RowRequest } from '../parts/collection/types';

/** Marks messages as read, or as unread. */
function marking(isRead: boolean) {
  return {
    call: setMessagesRead,
    payload: ({ ids, scope }: RowRequest<number, { readonly subject_id: number }>) => ({
      ...scope,
      message_ids: [...ids],
      is_read: isRead,
    }),
  };
}

/** The account's messages of a subject, the newest first [SCREEN-170]. */
export const messageRows = collection({
  id: 'messageRows',
  scope: { subject_id: subjectId },
  filters: {
    tab: z._default(oneOf(messageTabs), 'all'),
    topic: z._default(listOf(messageTopics), []),
  },
  always: ['tab'],
  call: messageList,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...scope,
    tab: filters.tab,
    topics: filters.topic,
    keyword: search,
    page,
    page_size: pageSize,
  }),
  idOf: (row: Message) => row.message_id,
  exports: true,
  changes: {
    read: { ...marking(true), undo: 'unread' },
    unread: { ...marking(false), undo: 'read' },
  },
  concerns: ({ type }) => type === 'message.changed',
});
