import { assign, sendTo, setup } from 'xstate';
import type { AnswerOf, Call, PayloadOf } from '../../contract/call';
import type { SocketMessage } from '../../contract/socket';
import { errorIn, shownFailure, type ShownFailure } from './failure';
import type { PollContext, PollInput } from './poll';
import { signal, type Signals } from './signal';
import { type FromTabs, otherTabs } from './tabs';
import { translate, translated } from './translated';

export interface SharedPollDefinition<C extends Call> {
  readonly id: string;
  readonly call: C;
  /** Ms from an answer, or a failure, to the next question; a server may ask for more in its answer. */
  readonly every: number | ((answer: AnswerOf<C> | null) => number);
  /** Which messages of the teacher socket mean that the answer is old. */
  readonly concerns?: (message: SocketMessage) => boolean;
  /** By what tabs know that they ask the same; the whole payload unless told, which must not be secret then. */
  readonly sharedBy?: (payload: PayloadOf<C>) => unknown;
}

interface Context<Payload, Answer> extends PollContext<Payload, Answer> {
  /** A message came while the call was under way. */
  readonly isOvertaken: boolean;
}

/**
 * A poll whose answers all tabs of a browser share: one visible tab makes the call and sends the answer
 * to the others. A hidden tab makes no call until it shows again. The poll never ends.
 *
 * @example
 * export const unreadPoll = sharedPoll({ id: 'unreadPoll', call: getUnreadNum, every: 60_000 });
 * // started with { payload: { subject_id: 2 } }; read with the selectors of `poll`
 */
export function sharedPoll<C extends Call>({
  id,
  call,
  every,
  concerns,
  sharedBy = (payload) => payload,
}: SharedPollDefinition<C>) {
  type Payload = PayloadOf<C>;
  type Answer = AnswerOf<C>;
  const ask = translate({
    call,
    payload: ({ payload }: PollInput<Payload>) => payload,
    answer: (answer: Answer) => answer,
  });
  const isToldOf = concerns !== undefined;
  const schema: C['answer'] = call.answer;
  const isAnswer = (value: unknown): value is Answer => schema.safeParse(value).success;

  const chart = setup({
    types: {} as {
      context: Context<Payload, Answer>;
      events: FromTabs | Signals['visibility'] | Signals['socket'];
      input: PollInput<Payload>;
      tags: 'busy';
      children: { tabs: 'tabs' };
    },
    actors: {
      ask: translated(ask),
      tabs: otherTabs(),
      visibility: signal('visibility'),
      socket: signal('socket'),
    },
    delays: {
      pause: ({ context }) => (typeof every === 'number' ? every : every(context.answer)),
      /** Messages come in bursts, to every tab. */
      gathering: 300,
    },
    actions: {
      keepAnswer: assign((_, { answer }: { answer: Answer }) => ({ answer, failure: null })),
      keepShared: assign(({ context }, { answer }: { answer: unknown }) =>
        isAnswer(answer) ? { answer, failure: null } : context,
      ),
      keepFailure: assign((_, { error }: { error: unknown }): { failure: ShownFailure } => ({
        failure: shownFailure(error),
      })),
      keepOvertaken: assign({ isOvertaken: true }),
      keepCurrent: assign({ isOvertaken: false }),
      tellTabs: sendTo('tabs', ({ context: { answer } }) => ({
        type: 'answer.told' as const,
        answer,
      })),
    },
    guards: {
      hasAnswer: ({ context }) => context.answer !== null,
      isOvertaken: ({ context }) => context.isOvertaken,
      isConcerned: (_, { message }: { message: SocketMessage }) => concerns?.(message) ?? false,
    },
  });
  const concerned = {
    guard: {
      type: 'isConcerned',
      params: ({ event: { message } }: { event: Signals['socket'] }) => ({ message }),
    },
  } as const;

  return chart.createMachine({
    id,
    meta: { template: 'sharedPoll' },
    context: ({ input }) => ({ ...input, answer: null, failure: null, isOvertaken: false }),
    invoke: { id: 'visibility', src: 'visibility' },
    initial: 'seen',
    states: {
      seen: {
        invoke: [
          {
            id: 'tabs',
            src: 'tabs',
            input: ({ context }) => ({ key: JSON.stringify([id, sharedBy(context.payload)]) }),
          },
          ...(isToldOf ? [{ id: 'socket', src: 'socket' } as const] : []),
        ],
        on: { 'page.hidden': 'hidden' },
        initial: 'following',
        states: {
          /** Another tab asks. */
          following: {
            on: {
              'turn.taken': 'leading',
              'answer.shared': {
                actions: {
                  type: 'keepShared',
                  params: ({ event }) => ({ answer: event.answer }),
                },
              },
            },
          },
          leading: {
            on: { 'answer.wanted': { guard: 'hasAnswer', actions: 'tellTabs' } },
            initial: 'asking',
            states: {
              asking: {
                tags: 'busy',
                entry: 'keepCurrent',
                invoke: {
                  id: 'ask',
                  src: 'ask',
                  input: ({ context }) => ({ payload: context.payload }),
                  onDone: {
                    target: 'waiting',
                    actions: [
                      {
                        type: 'keepAnswer',
                        params: ({ event }) => ({ answer: event.output }),
                      },
                      'tellTabs',
                    ],
                  },
                  onError: {
                    target: 'waiting',
                    actions: {
                      type: 'keepFailure',
                      params: errorIn,
                    },
                  },
                },
                // The answer under way may be older than the message: it is asked for once more after it.
                ...(isToldOf && {
                  on: { 'socket.received': { ...concerned, actions: 'keepOvertaken' } },
                }),
              },
              waiting: {
                after: { pause: 'asking' },
                ...(isToldOf && {
                  always: { guard: 'isOvertaken', target: 'gathering' },
                  on: { 'socket.received': { ...concerned, target: 'gathering' } },
                }),
              },
              ...(isToldOf && { gathering: { after: { gathering: 'asking' } } }),
            },
          },
        },
      },
      hidden: { on: { 'page.shown': 'seen' } },
    },
  });
}
