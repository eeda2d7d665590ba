import { type AnyEventObject, assign, type EventObject, sendParent, setup } from 'xstate';
import { z } from 'zod/mini';
import type { AnswerOf, Call } from '../../../contract/call';
import { hasCode } from '../../../contract/failure';
import type { SocketMessage } from '../../../contract/socket';
import { type Failure, shownFailure } from '../failure';
import { signal } from '../signal';
import { translate, translated } from '../translated';
import type { RecordContext, RecordDefinition, RecordEvent, RecordInput, Told } from './types';

/** The actors, guards and actions of a chart that loads one thing. */
export function recordParts<C extends Call, Scope = object>({
  call,
  concerns,
  isEmpty,
}: RecordDefinition<C, Scope>) {
  type Context = RecordContext<C, Scope>;
  type Answer = AnswerOf<C>;
  interface Loaded {
    readonly answer: Answer;
  }
  const load = translate({
    call,
    payload: ({ payload }: Pick<Context, 'payload'>) => payload,
    answer: (answer: Answer) => answer,
  });

  return {
    actors: { load: translated(load), socket: signal('socket') },
    guards: {
      /** An address may name no thing, or one that cannot be. */
      isNamed: ({ context }: { context: Context }) =>
        z.safeEncode(call.payload, { ...context.payload }).success,
      isAbsent: (_: unknown, { error }: Failure) => hasCode(error, 'absent'),
      isEmpty: (_: unknown, { answer }: Loaded) => isEmpty?.(answer) ?? false,
      isConcerned: ({ context }: { context: Context }, { message }: { message: SocketMessage }) =>
        concerns?.(message, context) ?? false,
      isOvertaken: ({ context }: { context: Context }) => context.isOvertaken,
    },
    actionsFor: <Event extends EventObject>() => ({
      keepAnswer: assign<Context, EventObject, Loaded, Event, never>((_, { answer }) => ({
        answer,
        failure: null,
      })),
      keepFailure: assign<Context, EventObject, Failure, Event, never>((_, { error }) => ({
        failure: shownFailure(error),
      })),
      keepOvertaken: assign<Context, EventObject, undefined, Event, never>({ isOvertaken: true }),
      keepCurrent: assign<Context, EventObject, undefined, Event, never>({ isOvertaken: false }),
      tell: sendParent<Context, EventObject, Loaded, AnyEventObject, Event, never>(
        (_, { answer }): Told<Answer> => ({ type: 'watch.told', answer }),
      ),
      tellFailure: sendParent<Context, EventObject, Failure, AnyEventObject, Event, never>(
        (_, { error }): Told<Answer> => ({ type: 'watch.failed', error }),
      ),
    }),
  };
}

/** The chart of one thing, without its states. */
export function recordSetup<C extends Call, Scope = object>(
  definition: RecordDefinition<C, Scope>,
) {
  const { actors, guards, actionsFor } = recordParts(definition);
  return setup({
    types: {} as {
      context: RecordContext<C, Scope>;
      events: RecordEvent;
      input: RecordInput<C, Scope>;
      tags: 'busy' | 'failed' | 'empty';
    },
    actors,
    guards,
    actions: actionsFor<RecordEvent>(),
  });
}
