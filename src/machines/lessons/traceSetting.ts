import { assertEvent, emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { setTraceMode, traceModeInfo } from '../../contract/foundation';
import { isAboutStudent } from '../../contract/socket';
import type { TraceMode } from '../../domain/lessons';
import { type Notice, successNotice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { setBy, settingParts, settingStates } from '../parts/record/settings';
import type {
  RecordContext,
  RecordDefinition,
  RecordEvent,
  RecordInput,
} from '../parts/record/types';
import { remote } from '../parts/remote';

type Context = RecordContext<typeof traceModeInfo>;
type Trace = AnswerOf<typeof setTraceMode>;
type Event = RecordEvent | { type: 'mode.chosen'; mode: TraceMode };

const definition: RecordDefinition<typeof traceModeInfo> = {
  ...{ call: traceModeInfo, changes: true },
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
};
const { actors, guards, actionsFor } = settingParts(definition);

/** A student's trace mode in a subject: shows it, and sets the other one at once [CALL-169]. */
export const traceSetting = setup({
  types: {} as {
    context: Context;
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
    tellSet: emit((_, { mode }: Trace) => successNotice(`lessons:trace.set.${mode}`)),
  },
}).createMachine({
  id: 'traceSetting',
  context: ({ input }) => unloaded(input),
  initial: 'loading',
  states: settingStates(
    definition,
    {
      'mode.chosen': {
        guard: { type: 'isOther', params: ({ event }: { event: Trace }) => event },
        target: 'setting',
      },
    },
    {
      setting: {
        invoke: {
          src: 'setMode',
          input: ({ context: { payload }, event }: { context: Context; event: Event }) => {
            assertEvent(event, 'mode.chosen');
            return { ...payload, mode: event.mode };
          },
          ...setBy('tellSet'),
        },
      },
    },
  ),
});

/** Whether the mode is being set. */
export const selectIsSetting = (snapshot: SnapshotFrom<typeof traceSetting>) =>
  snapshot.matches({ ready: { change: 'setting' } });
