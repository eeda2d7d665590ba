import { assign, emit, setup } from 'xstate';
import { setMessagesRead } from '../../contract/messages';
import type { Notice } from '../parts/notice';
import { remote } from '../parts/remote';

/** A message that a person follows to what it is about. */
export interface FollowedMessage {
  readonly id: number;
  readonly isRead: boolean;
  readonly address: string;
}

interface Context {
  readonly subjectId: number;
  /** What is to be marked as read. */
  readonly ids: readonly number[];
  /** Where the message leads that is followed; empty where none is. */
  readonly address: string;
}

export type OpeningEvent =
  | ({ type: 'message.followed' } & FollowedMessage)
  /** It was opened in a tab of its own: this page stays. */
  | ({ type: 'message.opened' } & FollowedMessage);

/** Opens the page that a message is about, and marks the message as read; if marking fails it stays unread. */
export const messageOpening = setup({
  types: {
    context: {} as Context,
    events: {} as OpeningEvent,
    input: {} as { readonly subjectId: number },
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { markRead: remote(setMessagesRead) },
  guards: {
    isRead: (_, { isRead }: { isRead: boolean }) => isRead,
  },
  actions: {
    keepMark: assign(({ context }, { id }: FollowedMessage) => ({
      ids: [...new Set([...context.ids, id])],
    })),
    keepAddress: assign((_, { address }: FollowedMessage) => ({ address })),
    forget: assign({ ids: [], address: '' }),
    goThere: emit((_, { address }: { address: string }) => ({
      type: 'page.requested' as const,
      to: address,
    })),
  },
}).createMachine({
  id: 'messageOpening',
  context: ({ input }) => ({ subjectId: input.subjectId, ids: [], address: '' }),
  initial: 'idle',
  // What is followed last is where it leads; what is still being marked is marked with it.
  on: {
    'message.followed': [
      {
        guard: { type: 'isRead', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'goThere', params: ({ event }) => event },
      },
      {
        target: '.following',
        actions: [
          { type: 'keepMark', params: ({ event }) => event },
          { type: 'keepAddress', params: ({ event }) => event },
        ],
      },
    ],
    'message.opened': {
      target: '.marking',
      actions: { type: 'keepMark', params: ({ event }) => event },
    },
  },
  states: {
    idle: { entry: 'forget' },
    following: {
      tags: 'busy',
      invoke: {
        id: 'markFollowed',
        src: 'markRead',
        input: ({ context: { subjectId, ids } }) => ({
          subject_id: subjectId,
          message_ids: [...ids],
          is_read: true,
        }),
        onDone: {
          target: 'idle',
          actions: { type: 'goThere', params: ({ context }) => context },
        },
        // What it is about is worth more than the mark.
        onError: {
          target: 'idle',
          actions: { type: 'goThere', params: ({ context }) => context },
        },
      },
      on: {
        'message.opened': {
          target: 'following',
          reenter: true,
          actions: { type: 'keepMark', params: ({ event }) => event },
        },
      },
    },
    marking: {
      invoke: {
        id: 'markOpened',
        src: 'markRead',
        input: ({ context: { subjectId, ids } }) => ({
          subject_id: subjectId,
          message_ids: [...ids],
          is_read: true,
        }),
        onDone: 'idle',
        onError: 'idle',
      },
    },
  },
});
