import { sendParent, setup } from 'xstate';
import type { AnswerOf, Call, PayloadOf } from '../../contract/call';
import type { SocketMessage } from '../../contract/socket';
import { signal, type Signals } from './signal';
import { translate, translated } from './translated';

interface WatchInput<Payload> {
  /** What the call is asked each time. */
  readonly payload: Payload;
}

/** What the chart that runs a watch hears of it. */
export type Watched<Answer> =
  { type: 'watch.told'; answer: Answer } | { type: 'watch.failed'; error: unknown };

export interface WatchDefinition<C extends Call> {
  readonly id: string;
  readonly call: C;
  /** Whether a message of the server says that the answer may be another one now. */
  readonly concerns: (message: SocketMessage, payload: PayloadOf<C>) => boolean;
}

/**
 * Asks a call, and again whenever the server says that something has changed; tells the chart that
 * runs it each answer. A failure is told until there was an answer; later the next message asks again.
 */
export function watch<C extends Call>({ id, call, concerns }: WatchDefinition<C>) {
  type Payload = PayloadOf<C>;
  type Answer = AnswerOf<C>;
  const ask = translate({
    call,
    payload: ({ payload }: WatchInput<Payload>) => payload,
    answer: (answer: Answer) => answer,
  });

  return setup({
    types: {} as {
      context: WatchInput<Payload>;
      events: Signals['socket'] | { type: 'watch.retried' };
      input: WatchInput<Payload>;
      tags: 'busy' | 'failed';
    },
    actors: { ask: translated(ask), socket: signal('socket') },
    guards: {
      isConcerned: ({ context }, { message }: { message: SocketMessage }) =>
        concerns(message, context.payload),
    },
    actions: {
      tell: sendParent((_, { answer }: { answer: Answer }): Watched<Answer> => ({
        type: 'watch.told',
        answer,
      })),
      tellFailure: sendParent((_, { error }: { error: unknown }): Watched<Answer> => ({
        type: 'watch.failed',
        error,
      })),
    },
  }).createMachine({
    id,
    context: ({ input }) => input,
    invoke: { id: 'socket', src: 'socket' },
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'ask',
          input: ({ context }) => context,
          onDone: {
            target: 'current',
            actions: { type: 'tell', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: {
            target: 'loadFailed',
            actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      loadFailed: { tags: 'failed', on: { 'watch.retried': 'loading' } },
      current: {
        on: {
          'socket.received': {
            guard: { type: 'isConcerned', params: ({ event }) => event },
            target: 'refreshing',
          },
        },
      },
      refreshing: {
        invoke: {
          src: 'ask',
          input: ({ context }) => context,
          onDone: {
            target: 'current',
            actions: { type: 'tell', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: 'current',
        },
        on: {
          'socket.received': {
            guard: { type: 'isConcerned', params: ({ event }) => event },
            target: 'refreshing',
            reenter: true,
          },
        },
      },
    },
  });
}
