import { assign, setup, type SnapshotFrom } from 'xstate';
import { userMessages } from '../../contract/messages';
import type { Message } from '../../domain/messages';
import { errorIn, shownFailure, type ShownFailure } from '../parts/failure';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';

interface Context {
  readonly subjectId: number;
  readonly list: readonly Message[];
  readonly failure: ShownFailure | null;
}

type Event = { type: 'latest.retried' } | Signals['socket'];

/** The last messages, as they stand under the bell while it is open [CALL-111]. */
export const latestMessages = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'subjectId'>,
    tags: {} as 'busy' | 'empty' | 'failed',
  },
  actors: { load: remote(userMessages), socket: signal('socket') },
  guards: {
    isNews: (_, { message }: { message: { readonly type: string } }) =>
      message.type === 'message.changed',
    hasMessages: ({ context }) => context.list.length > 0,
  },
  actions: {
    keep: assign((_, { list }: { list: readonly Message[] }) => ({ list, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
  },
}).createMachine({
  id: 'latestMessages',
  context: ({ input }) => ({ ...input, list: [], failure: null }),
  invoke: { id: 'socket', src: 'socket' },
  // What is under way may be older than the news.
  on: {
    'socket.received': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.loading',
    },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: {
          target: 'arrived',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: errorIn },
        },
      },
    },
    arrived: { always: [{ guard: 'hasMessages', target: 'ready' }, { target: 'empty' }] },
    ready: {},
    empty: { tags: 'empty' },
    failed: { tags: 'failed', on: { 'latest.retried': 'loading' } },
  },
});

type Snapshot = SnapshotFrom<typeof latestMessages>;

export const selectLatest = ({ context }: Snapshot) => context.list;
export const selectIsNothing = (snapshot: Snapshot) => snapshot.hasTag('empty');
export const selectFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
