import { assertEvent, assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { clearUnread } from '../../contract/messages';
import type { ListPage } from '../parts/collection/query';
import { errorIn } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { messageOpening, type OpeningEvent } from './messageOpening';
import { messageRows } from './messageRows';
import { type RewardedMessage, rewarding } from './rewarding';

interface Context extends ListPage {
  /** The last message that the person could see when all were to be marked. */
  readonly upTo: number;
}

type Event =
  | OpeningEvent
  | { type: 'clearing.requested'; upTo: number }
  | ({ type: 'reward.requested' } & RewardedMessage);

/** The message centre: the list, following a message, marking all as read, and the dialog of a reward [SCREEN-170, SCREEN-171]. */
export const messageCenter = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'subjectId' | 'address'>,
    emitted: {} as Notice,
    children: {} as { list: 'messageRows'; opening: 'messageOpening'; rewarding: 'rewarding' },
    tags: {} as 'busy',
  },
  actors: { messageRows, messageOpening, rewarding, clear: remote(clearUnread) },
  actions: {
    toOpening: sendTo('opening', ({ event }) => event),
    refresh: sendTo('list', { type: 'refresh.requested' }),
    keepLast: assign((_, { upTo }: { upTo: number }) => ({ upTo })),
    tellCleared: emit((_, { count }: { count: number }) =>
      successNotice('messages:cleared', { count }),
    ),
    tellFailure: emit((_, { error }: { error: unknown }) => failureNotice(error)),
  },
}).createMachine({
  id: 'messageCenter',
  context: ({ input }) => ({ ...input, upTo: 0 }),
  type: 'parallel',
  invoke: [
    {
      id: 'list',
      src: 'messageRows',
      input: ({ context: { subjectId, address } }) => ({
        scope: { subject_id: subjectId },
        address,
      }),
    },
    {
      id: 'opening',
      src: 'messageOpening',
      input: ({ context: { subjectId } }) => ({ subjectId }),
    },
  ],
  on: {
    'message.followed': { actions: 'toOpening' },
    'message.opened': { actions: 'toOpening' },
  },
  states: {
    clearing: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'clearing.requested': {
              target: 'clearing',
              actions: { type: 'keepLast', params: ({ event }) => ({ upTo: event.upTo }) },
            },
          },
        },
        clearing: {
          tags: 'busy',
          invoke: {
            id: 'clear',
            src: 'clear',
            input: ({ context: { subjectId, upTo } }) => ({ subject_id: subjectId, up_to: upTo }),
            onDone: {
              target: 'settled',
              actions: [
                {
                  type: 'tellCleared',
                  params: ({ event }) => ({ count: event.output.changed }),
                },
                'refresh',
              ],
            },
            onError: {
              target: 'settled',
              actions: { type: 'tellFailure', params: errorIn },
            },
          },
        },
      },
    },
    reward: {
      initial: 'closed',
      states: {
        closed: { on: { 'reward.requested': 'open' } },
        open: {
          invoke: {
            id: 'rewarding',
            src: 'rewarding',
            input: ({ context: { subjectId }, event }) => {
              assertEvent(event, 'reward.requested');
              const { messageId, studentName } = event;
              return { subjectId, messageId, studentName };
            },
            onDone: { target: 'closed', actions: 'refresh' },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof messageCenter>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectRewarding = ({ children }: Snapshot) => children.rewarding;
export const selectIsClearing = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
