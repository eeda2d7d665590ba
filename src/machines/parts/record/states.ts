import type { AnswerOf, Call } from '../../../contract/call';
import type { Signals } from '../signal';
import { errorIn } from '../failure';
import { recordSetup } from './parts';
import type { RecordContext, RecordDefinition } from './types';

/** The states of a chart that loads one thing; `ready` can be joined by others, or replaced. */
export function recordStates<C extends Call, Scope = object>(
  definition: RecordDefinition<C, Scope>,
) {
  const { mayBeAbsent = false, concerns, changes = false, isEmpty, tells = false } = definition;
  const chart = recordSetup(definition);
  const hears = concerns !== undefined;
  const socket = { id: 'socket', src: 'socket' } as const;
  const isConcerned = {
    type: 'isConcerned',
    params: ({ event: { message } }: { event: Signals['socket'] }) => ({ message }),
  } as const;
  const load = {
    src: 'load',
    input: ({ context: { payload } }: { context: RecordContext<C, Scope> }) => ({ payload }),
  } as const;
  const answerOf = ({ event }: { event: { output: AnswerOf<C> } }) => ({ answer: event.output });
  const keepAnswer = [
    { type: 'keepAnswer', params: answerOf } as const,
    ...(tells ? [{ type: 'tell', params: answerOf } as const] : []),
  ];
  const isEmptyAnswer = { type: 'isEmpty', params: answerOf } as const;
  const isAbsent = { type: 'isAbsent', params: errorIn } as const;
  /** The answer may be older than that of a change: it must not take its place. */
  const overtaken = { guard: 'isOvertaken', target: 'current' } as const;
  /** The answer under way may be older than a message: the call ends first, and is made once more. */
  const whileLoading = chart.createStateConfig({
    entry: 'keepCurrent',
    on: { 'socket.received': { guard: isConcerned, actions: 'keepOvertaken' } },
  });
  const onceMore = chart.createStateConfig({
    invoke: socket,
    always: { guard: 'isOvertaken', target: 'loading' },
    on: {
      'socket.received': { guard: isConcerned, target: mayBeAbsent ? 'finding' : 'loading' },
    },
  });
  const afresh = chart.createStateConfig({
    always: { guard: 'isOvertaken', target: 'refreshing' },
    on: { 'socket.received': { guard: isConcerned, target: 'refreshing' } },
  });

  return {
    finding: chart.createStateConfig({
      always: [{ guard: 'isNamed', target: 'loading' }, { target: 'absent' }],
    }),
    /** There is no such thing, or it is somebody else's. */
    absent: chart.createStateConfig({ tags: 'empty', ...(hears && onceMore) }),
    loading: chart.createStateConfig({
      ...(hears && whileLoading),
      tags: 'busy',
      invoke: [
        {
          ...load,
          onDone: [
            ...(isEmpty ? [{ guard: isEmptyAnswer, target: 'absent' }] : []),
            { target: 'ready', actions: keepAnswer },
          ],
          onError: [
            ...(mayBeAbsent ? [{ guard: isAbsent, target: 'absent' }] : []),
            {
              target: 'loadFailed',
              actions: [
                { type: 'keepFailure', params: errorIn },
                ...(tells ? [{ type: 'tellFailure', params: errorIn } as const] : []),
              ],
            },
          ],
        },
        ...(hears ? [socket] : []),
      ],
    }),
    loadFailed: chart.createStateConfig({
      ...(hears && onceMore),
      tags: 'failed',
      on: { ...(hears && onceMore.on), 'load.retried': 'loading' },
    }),
    /** The answer stays in sight while it is loaded again, also if that fails: then it may be old. */
    ready: hears
      ? chart.createStateConfig({
          initial: 'current',
          invoke: socket,
          states: {
            current: afresh,
            refreshing: {
              ...whileLoading,
              on: {
                ...whileLoading.on,
                ...(tells && { 'load.overtaken': { target: 'refreshing', reenter: true } }),
              },
              invoke: {
                ...load,
                onDone: [
                  ...(changes ? [overtaken] : []),
                  ...(isEmpty ? [{ guard: isEmptyAnswer, target: 'vanished' }] : []),
                  { target: 'current', actions: keepAnswer },
                ],
                onError: [
                  ...(mayBeAbsent ? [{ guard: isAbsent, target: 'vanished' }] : []),
                  { target: 'outdated', actions: { type: 'keepFailure', params: errorIn } },
                ],
              },
            },
            outdated: { ...afresh, on: { ...afresh.on, 'load.retried': 'refreshing' } },
            ...((mayBeAbsent || isEmpty) && { vanished: { ...afresh, tags: 'empty' } }),
          },
        })
      : chart.createStateConfig({}),
  };
}
