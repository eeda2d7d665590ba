import { assign, setup, type SnapshotFrom } from 'xstate';
import type { SocketMessage } from '../../contract/socket';
import { unreadCount } from '../../contract/workOrders';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';

interface Context {
  readonly subjectId: number;
  /** 0 until it is known. */
  readonly count: number;
}

/** How many work orders have news; when nobody answers, the last count stays without a word [MSG-070]. */
export const workOrderNews = setup({
  types: {
    context: {} as Context,
    events: {} as Signals['socket'],
    input: {} as Pick<Context, 'subjectId'>,
    tags: {} as 'busy',
  },
  actors: { count: remote(unreadCount), socket: signal('socket') },
  guards: {
    isConcerned: (_, { message }: { message: SocketMessage }) =>
      message.type === 'workOrder.changed',
  },
  actions: {
    keepCount: assign((_, { count }: { count: number }) => ({ count })),
  },
}).createMachine({
  id: 'workOrderNews',
  context: ({ input }) => ({ ...input, count: 0 }),
  invoke: { id: 'socket', src: 'socket' },
  on: {
    // What is being asked may be older than the message.
    'socket.received': {
      guard: { type: 'isConcerned', params: ({ event }) => event },
      target: '.counting',
    },
  },
  initial: 'counting',
  states: {
    counting: {
      tags: 'busy',
      invoke: {
        src: 'count',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: {
          target: 'counted',
          actions: { type: 'keepCount', params: ({ event }) => event.output },
        },
        onError: 'counted',
      },
    },
    counted: {},
  },
});

export const selectUnread = ({ context }: SnapshotFrom<typeof workOrderNews>) => context.count;
