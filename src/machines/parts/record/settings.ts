import { assign, emit, type EventObject } from 'xstate';
import type { AnswerOf, Call } from '../../../contract/call';
import { errorIn, type Failure } from '../failure';
import { failureNotice, type Notice } from '../notice';
import { recordParts } from './parts';
import { recordStates } from './states';
import type { RecordContext, RecordDefinition } from './types';

const answered = <Answer>({ event }: { event: { output: Answer } }) => event.output;

/** The chart goes back to `settled`, and tells why nothing has changed. */
const failed = {
  target: 'settled',
  actions: { type: 'showFailure', params: errorIn },
} as const;

/**
 * What an invoked change leads to: its answer takes the place of what the thing had, and the chart's action `tells`
 * says so.
 */
export const setBy = <const Tells extends string>(tells: Tells) =>
  ({
    onDone: {
      target: 'settled',
      actions: [
        { type: 'keepChanged', params: answered },
        'keepOvertaken',
        { type: tells, params: answered },
      ],
    },
    onError: failed,
  }) as const;

/** The guards and actions of a chart that loads what is set for somebody, and sets it: a change at a time, at once. */
export function settingParts<C extends Call>(definition: RecordDefinition<C>) {
  type Context = RecordContext<C>;
  const { actors, guards, actionsFor } = recordParts(definition);
  return {
    actors,
    guards,
    actionsFor: <Event extends EventObject>() => ({
      ...actionsFor<Event>(),
      keepChanged: assign<Context, EventObject, Partial<AnswerOf<C>>, Event, never>(
        ({ context: { answer } }, changed) => ({ answer: answer && { ...answer, ...changed } }),
      ),
      showFailure: emit<Context, EventObject, Failure, Event, Notice>((_, { error }) =>
        failureNotice(error),
      ),
    }),
  };
}

/** The states of such a chart: `asks` are the events by which it is set, and `setting` the states that set it. */
export function settingStates<C extends Call, const Asks, const Setting extends object>(
  definition: RecordDefinition<C>,
  asks: Asks,
  setting: Setting,
) {
  const { ready: known, loading, loadFailed } = recordStates(definition);
  const change = { initial: 'settled', states: { settled: { on: asks }, ...setting } } as const;
  return {
    loading,
    loadFailed,
    ready: { type: 'parallel', states: { known, change } },
  } as const;
}
