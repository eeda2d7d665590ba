import { assertEvent, emit, setup, type SnapshotFrom } from 'xstate';
import { aiReasons, setErrorCause } from '../../contract/answers';
import { isAboutStudent } from '../../contract/socket';
import type { ErrorCause } from '../../domain/answers';
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

type Context = RecordContext<typeof aiReasons>;
interface Chosen {
  readonly cause: ErrorCause | 'none';
}
type Event = RecordEvent | ({ type: 'cause.chosen' } & Chosen);

const definition: RecordDefinition<typeof aiReasons> = {
  ...{ call: aiReasons, changes: true },
  concerns: (message, { answer }) =>
    isAboutStudent(message, answer?.student_id ?? message.student_id ?? 0),
};
const { actors, guards, actionsFor } = settingParts(definition);

/** Why an answer is wrong: what AI supposes, and what a teacher sets, in any tab [CALL-146, CALL-147]. */
export const answerCauses = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: RecordInput<typeof aiReasons>;
    emitted: Notice;
    tags: 'busy' | 'failed';
  },
  actors: { ...actors, set: remote(setErrorCause) },
  guards: {
    ...guards,
    isAnother: ({ context: { answer } }, { cause }: Chosen) =>
      answer !== null && answer.is_wrong && (answer.cause ?? 'none') !== cause,
  },
  actions: { ...actionsFor<Event>(), tellSet: emit(successNotice('answers:cause.set')) },
}).createMachine({
  id: 'answerCauses',
  context: ({ input }) => unloaded(input),
  initial: 'loading',
  states: settingStates(
    definition,
    {
      'cause.chosen': {
        guard: { type: 'isAnother', params: ({ event }: { event: Chosen }) => event },
        target: 'setting',
      },
    },
    {
      setting: {
        invoke: {
          src: 'set',
          input: ({ context: { payload }, event }: { context: Context; event: Event }) => {
            assertEvent(event, 'cause.chosen');
            const { subject_id, answer_id } = payload;
            return { subject_id, answer_ids: [answer_id], cause: event.cause };
          },
          ...setBy('tellSet'),
        },
      },
    },
  ),
});

/** Whether a cause is being set. */
export const selectIsSetting = (snapshot: SnapshotFrom<typeof answerCauses>) =>
  snapshot.matches({ ready: { change: 'setting' } });
