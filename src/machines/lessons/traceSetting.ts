import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { setTraceMode, traceModeInfo } from '../../contract/foundation';
import { isAboutStudent } from '../../contract/socket';
import type { TraceMode } from '../../domain/lessons';
import { errorIn, type Failure } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type {
  RecordContext,
  RecordDefinition,
  RecordEvent,
  RecordInput,
} from '../parts/record/types';
import { remote } from '../parts/remote';

type Trace = AnswerOf<typeof setTraceMode>;
type Event = RecordEvent | { type: 'mode.chosen'; mode: TraceMode };

const definition: RecordDefinition<typeof traceModeInfo> = {
  call: traceModeInfo,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
};
const { actors, guards, actionsFor } = recordParts(definition);
const { ready: known, loading, loadFailed } = recordStates(definition);

/** A student's trace mode in a subject: shows it, and sets the other one at once [CALL-169]. */
export const traceSetting = setup({
  types: {} as {
    context: RecordContext<typeof traceModeInfo>;
    events: Event;
    input: RecordInput<typeof traceModeInfo>;
    emitted: Notice;
    tags: 'busy' | 'failed';
  },
  actors: { ...actors, setMode: remote(setTraceMode) },
  guards: {
    ...guards,
    isOther: ({ context: { answer } }, { mode }: Trace) => answer?.mode !== mode,
  },
  actions: {
    ...actionsFor<Event>(),
    keepMode: assign(({ context: { answer } }, { mode }: Trace) => ({
      answer: answer && { ...answer, mode },
    })),
    tellSet: emit((_, { mode }: Trace) => successNotice(`lessons:trace.set.${mode}`)),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'traceSetting',
  context: ({ input }) => unloaded(input),
  initial: 'loading',
  states: {
    loading,
    loadFailed,
    ready: {
      type: 'parallel',
      states: {
        known,
        change: {
          initial: 'settled',
          states: {
            settled: {
              on: {
                'mode.chosen': {
                  guard: { type: 'isOther', params: ({ event }) => event },
                  target: 'setting',
                },
              },
            },
            setting: {
              invoke: {
                src: 'setMode',
                input: ({ context: { payload }, event }) => {
                  assertEvent(event, 'mode.chosen');
                  return { ...payload, mode: event.mode };
                },
                onDone: {
                  target: 'settled',
                  actions: [
                    { type: 'keepMode', params: ({ event }) => event.output },
                    { type: 'tellSet', params: ({ event }) => event.output },
                  ],
                },
                onError: {
                  target: 'settled',
                  actions: { type: 'showFailure', params: errorIn },
                },
              },
            },
          },
        },
      },
    },
  },
});

/** Whether the mode is being set. */
export const selectIsSetting = (snapshot: SnapshotFrom<typeof traceSetting>) =>
  snapshot.matches({ ready: { change: 'setting' } });
