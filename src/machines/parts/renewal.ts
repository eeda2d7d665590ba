import { sendParent, setup } from 'xstate';
import type { AnswerOf, Call, PayloadOf } from '../../contract/call';
import type { SocketMessage } from '../../contract/socket';
import { signal, type Signals } from './signal';
import { translate, translated } from './translated';

interface RenewalInput<Payload> {
  readonly payload: Payload;
}

interface RenewalDefinition<C extends Call, Scope extends object> {
  readonly id: string;
  readonly call: C;
  /** What an answer changes of the form's circumstances. */
  readonly scope: (answer: AnswerOf<C>) => Scope;
  /** Which messages of the teacher socket mean that the form's circumstances are old. */
  readonly concerns: (message: SocketMessage, payload: PayloadOf<C>) => boolean;
  /** Whether it also asks once the form is opened, which began with what was known before. */
  readonly asksAtOnce?: boolean;
}

/** The event that a form receives when its circumstances were asked for anew. */
export interface ScopeRenewed<Scope> {
  type: 'scope.renewed';
  scope: Scope;
}

/**
 * Asks for the circumstances of the form that invokes it, such as a balance, once the server has refused the form and
 * whenever the socket says that they have changed, and tells the form. Without an answer the form keeps what it
 * has: after a lost connection the socket names every change.
 */
export function renewal<C extends Call, Scope extends object>({
  id,
  call,
  scope,
  concerns,
  asksAtOnce = false,
}: RenewalDefinition<C, Scope>) {
  type Payload = PayloadOf<C>;
  const ask = translate({
    call,
    payload: ({ payload }: RenewalInput<Payload>) => payload,
    answer: (answer: AnswerOf<C>) => ({ scope: scope(answer) }),
  });
  return setup({
    types: {} as {
      context: RenewalInput<Payload>;
      events: { type: 'renewal.requested' } | Signals['socket'];
      input: RenewalInput<Payload>;
      tags: 'busy';
    },
    actors: { ask: translated(ask), socket: signal('socket') },
    actions: {
      tellScope: sendParent((_, renewed: { scope: Scope }): ScopeRenewed<Scope> => ({
        type: 'scope.renewed',
        ...renewed,
      })),
    },
    guards: {
      isConcerned: ({ context }, { message }: { message: SocketMessage }) =>
        concerns(message, context.payload),
    },
  }).createMachine({
    id,
    context: ({ input }) => input,
    invoke: { id: 'socket', src: 'socket' },
    on: {
      'renewal.requested': '.asking',
      'socket.received': {
        guard: { type: 'isConcerned', params: ({ event }) => event },
        target: '.asking',
      },
    },
    initial: asksAtOnce ? 'asking' : 'current',
    states: {
      current: {},
      /** A new question drops an answer that is on its way, since it may be older. */
      asking: {
        tags: 'busy',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => context,
          onDone: {
            target: 'current',
            actions: { type: 'tellScope', params: ({ event }) => event.output },
          },
          onError: 'current',
        },
      },
    },
  });
}
