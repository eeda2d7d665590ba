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
  readonly followed: FollowedMessage | null;
}

export type OpeningEvent =
  | ({ type: 'message.followed' } & FollowedMessage)
  /** It was opened in a tab of its own: this page stays. */
  | ({ type: 'message.opened' } & FollowedMessage);

/** Leads to what a message is about, and marks it as read on the way; it stays unread where that fails. */
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
    keep: assign((_, { id, isRead, address }: FollowedMessage) => ({
      followed: { id, isRead, address },
    })),
    forget: assign({ followed: null }),
    goThere: emit((_, { address }: { address: string }) => ({
      type: 'page.requested' as const,
      to: address,
    })),
  },
}).createMachine({
  id: 'messageOpening',
  context: ({ input }) => ({ subjectId: input.subjectId, followed: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'message.followed': [
          {
            guard: { type: 'isRead', params: ({ event }) => event },
            actions: { type: 'goThere', params: ({ event }) => event },
          },
          { target: 'following', actions: { type: 'keep', params: ({ event }) => event } },
        ],
        'message.opened': {
          target: 'marking',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
    following: {
      tags: 'busy',
      invoke: {
        id: 'markFollowed',
        src: 'markRead',
        input: ({ context: { subjectId, followed } }) => ({
          subject_id: subjectId,
          message_ids: [followed?.id ?? 0],
          is_read: true,
        }),
        onDone: {
          target: 'idle',
          actions: {
            type: 'goThere',
            params: ({ context }) => ({ address: context.followed?.address ?? '' }),
          },
        },
        // What it is about is worth more than the mark.
        onError: {
          target: 'idle',
          actions: {
            type: 'goThere',
            params: ({ context }) => ({ address: context.followed?.address ?? '' }),
          },
        },
      },
    },
    marking: {
      invoke: {
        id: 'markOpened',
        src: 'markRead',
        input: ({ context: { subjectId, followed } }) => ({
          subject_id: subjectId,
          message_ids: [followed?.id ?? 0],
          is_read: true,
        }),
        onDone: 'idle',
        onError: 'idle',
      },
    },
  },
});
