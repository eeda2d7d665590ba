import type { AnswerOf, Call } from '../../../contract/call';
import type { Signals } from '../signal';
import { errorIn } from '../failure';
import { recordSetup } from './parts';
import type { RecordContext, RecordDefinition } from './types';

/** The states of a chart that loads one thing; `ready` can be joined by others, or replaced. */
export function recordStates<C extends Call, Scope = object>(
  definition: RecordDefinition<C, Scope>,
) {
  const { mayBeAbsent = false, concerns, isEmpty, tells = false } = definition;
  const chart = recordSetup(definition);
  const payloadOf = ({ context: { payload } }: { context: RecordContext<C, Scope> }) => ({
    payload,
  });
  const answerOf = ({ event }: { event: { output: AnswerOf<C> } }) => ({ answer: event.output });
  const keepAnswer = [
    { type: 'keepAnswer', params: answerOf } as const,
    ...(tells ? [{ type: 'tell', params: answerOf } as const] : []),
  ];
  const empty = { guard: { type: 'isEmpty', params: answerOf }, target: 'absent' } as const;
  const absent = { guard: { type: 'isAbsent', params: errorIn }, target: 'absent' } as const;
  const refresh = {
    guard: {
      type: 'isConcerned',
      params: ({ event: { message } }: { event: Signals['socket'] }) => ({ message }),
    },
    target: 'refreshing',
    reenter: true,
  } as const;

  const loading = chart.createStateConfig({
    tags: 'busy',
    invoke: {
      src: 'load',
      input: payloadOf,
      onDone: [...(isEmpty === undefined ? [] : [empty]), { target: 'ready', actions: keepAnswer }],
      onError: [
        ...(mayBeAbsent ? [absent] : []),
        {
          target: 'loadFailed',
          actions: [
            { type: 'keepFailure', params: errorIn },
            ...(tells ? [{ type: 'tellFailure', params: errorIn } as const] : []),
          ],
        },
      ],
    },
  });

  return {
    finding: chart.createStateConfig({
      always: [{ guard: 'isNamed', target: 'loading' }, { target: 'absent' }],
    }),
    /** There is no such thing, or it is somebody else's. */
    absent: chart.createStateConfig({ tags: 'empty' }),
    loading,
    loadFailed: chart.createStateConfig({ tags: 'failed', on: { 'load.retried': 'loading' } }),
    /** The answer stays in sight while it is loaded again, also if that fails: the next message loads again. */
    ready:
      concerns === undefined
        ? chart.createStateConfig({})
        : chart.createStateConfig({
            initial: 'current',
            invoke: { id: 'socket', src: 'socket' },
            states: {
              current: { on: { 'socket.received': refresh } },
              refreshing: {
                invoke: {
                  src: 'load',
                  input: payloadOf,
                  onDone: { target: 'current', actions: keepAnswer },
                  onError: 'current',
                },
                on: { 'socket.received': refresh },
              },
            },
          }),
  };
}
