import { assign, setup } from 'xstate';
import type { AnswerOf, Call, PayloadOf } from '../../contract/call';
import { errorIn, shownFailure, type ShownFailure } from './failure';
import { signal } from './signal';
import { translate, translated } from './translated';

/** Ms after a failure until the next question at the latest: nobody waits minutes for a block that failed. */
const patience = 60_000;

export interface PollInput<Payload> {
  /** What the call is asked each time. */
  readonly payload: Payload;
}

export interface PollContext<Payload, Answer> extends PollInput<Payload> {
  /** The last answer; a failure does not take it away. */
  readonly answer: Answer | null;
  /** Why the last try failed; null when it did not. */
  readonly failure: ShownFailure | null;
  /** Whether a refresh was asked for since the last question: its answer may be older than the change. */
  readonly isOvertaken: boolean;
}

export type PollEvent =
  | { type: 'refresh.requested' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

export interface PollDefinition<C extends Call> {
  readonly id: string;
  readonly call: C;
  /** Ms from an answer to the next question, after a failure at most a minute; a server may ask for more in its answer. */
  readonly every: number | ((answer: AnswerOf<C> | null) => number);
  /** Whether an answer is what was waited for: the poll then ends with it as its output. */
  readonly until?: (answer: AnswerOf<C>) => boolean;
}

/**
 * A chart that repeats a call: at once, then at an interval, not while the tab is hidden, and at once
 * when the tab shows again. After a failure the last answer stays and the poll continues. It ends when
 * `until` holds for an answer, otherwise with the state that invokes it.
 *
 * @example
 * export const todoPoll = poll({ id: 'todoPoll', call: todoList, every: 15_000 });
 * // started with { payload: { subject_id: 2 } }
 */
export function poll<C extends Call>({ id, call, every, until }: PollDefinition<C>) {
  type Payload = PayloadOf<C>;
  type Answer = AnswerOf<C>;
  const ask = translate({
    call,
    payload: ({ payload }: PollInput<Payload>) => payload,
    answer: (answer: Answer) => answer,
  });

  return setup({
    types: {} as {
      context: PollContext<Payload, Answer>;
      events: PollEvent;
      input: PollInput<Payload>;
      output: Answer | null;
      tags: 'busy' | 'done';
    },
    actors: { ask: translated(ask), visibility: signal('visibility') },
    delays: {
      pause: ({ context: { answer, failure, isOvertaken } }) => {
        if (isOvertaken) return 0;
        const usual = typeof every === 'number' ? every : every(answer);
        return failure === null ? usual : Math.min(usual, patience);
      },
    },
    actions: {
      noteOvertaken: assign({ isOvertaken: true }),
      forgetOvertaken: assign({ isOvertaken: false }),
      keepAnswer: assign((_, { answer }: { answer: Answer }) => ({ answer, failure: null })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({
        failure: shownFailure(error),
      })),
    },
    guards: {
      isAwaited: ({ context: { answer } }) => answer !== null && (until?.(answer) ?? false),
    },
  }).createMachine({
    id,
    meta: { template: 'poll' },
    context: ({ input }) => ({ ...input, answer: null, failure: null, isOvertaken: false }),
    invoke: { id: 'visibility', src: 'visibility' },
    initial: 'asking',
    states: {
      asking: {
        tags: 'busy',
        entry: 'forgetOvertaken',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => ({ payload: context.payload }),
          onDone: {
            target: until === undefined ? 'waiting' : 'answered',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: {
            target: 'waiting',
            actions: { type: 'keepFailure', params: errorIn },
          },
        },
        on: {
          'refresh.requested': { actions: 'noteOvertaken' },
          'page.hidden': 'paused',
        },
      },
      ...(until !== undefined && {
        answered: { always: [{ guard: 'isAwaited', target: 'over' }, { target: 'waiting' }] },
        over: { type: 'final', tags: 'done' },
      }),
      waiting: {
        after: { pause: 'asking' },
        on: { 'refresh.requested': 'asking', 'page.hidden': 'paused' },
      },
      paused: { on: { 'page.shown': 'asking' } },
    },
    output: ({ context }) => context.answer,
  });
}

interface Polled<Answer> {
  readonly context: { readonly answer: Answer | null; readonly failure: ShownFailure | null };
}

/** The last answer; null before there was one. */
export const selectAnswer = <Answer>({ context }: Polled<Answer>): Answer | null => context.answer;
/** Why the last try failed: what is shown may be old. */
export const selectFailure = ({ context }: Polled<unknown>): ShownFailure | null => context.failure;
export const selectIsAsking = (snapshot: { hasTag(tag: 'busy'): boolean }): boolean =>
  snapshot.hasTag('busy');
