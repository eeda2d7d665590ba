import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import { aiReasons, setErrorCause } from '../../contract/answers';
import type { ErrorCause } from '../../domain/answers';
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

interface Scope {
  /** The cause as it stands while another one is being set. */
  readonly standing: ErrorCause | null;
}

const definition: RecordDefinition<typeof aiReasons, Scope> = { call: aiReasons };
const { actors, guards, actionsFor } = recordParts(definition);
const { loading, loadFailed } = recordStates(definition);

interface Chosen {
  readonly cause: ErrorCause | 'none';
}
type Event = RecordEvent | { type: 'cause.chosen'; cause: ErrorCause | 'none' };

/** Why an answer is wrong: what AI supposes, and what the teacher sets [CALL-146, CALL-147]. */
export const answerCauses = setup({
  types: {} as {
    context: RecordContext<typeof aiReasons, Scope>;
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
  actions: {
    ...actionsFor<Event>(),
    keepCause: assign(({ context: { answer } }, { cause }: Chosen) => ({
      answer: answer && { ...answer, cause: cause === 'none' ? null : cause },
      scope: { standing: answer?.cause ?? null },
    })),
    takeBack: assign(({ context: { answer, scope } }) => ({
      answer: answer && { ...answer, cause: scope.standing },
    })),
    tellSet: emit(successNotice('answers:cause.set')),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'answerCauses',
  context: ({ input }) => unloaded({ ...input, scope: { standing: null } }),
  initial: 'loading',
  states: {
    loading,
    loadFailed,
    ready: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'cause.chosen': {
              guard: { type: 'isAnother', params: ({ event }) => event },
              target: 'setting',
              actions: { type: 'keepCause', params: ({ event }) => event },
            },
          },
        },
        setting: {
          invoke: {
            src: 'set',
            input: ({ context: { payload }, event }) => {
              assertEvent(event, 'cause.chosen');
              const { subject_id, answer_id } = payload;
              return { subject_id, answer_ids: [answer_id], cause: event.cause };
            },
            onDone: { target: 'settled', actions: 'tellSet' },
            onError: {
              target: 'settled',
              actions: ['takeBack', { type: 'showFailure', params: errorIn }],
            },
          },
        },
      },
    },
  },
});

/** Whether a cause is being set. */
export const selectIsSetting = (snapshot: SnapshotFrom<typeof answerCauses>) =>
  snapshot.matches({ ready: 'setting' });
