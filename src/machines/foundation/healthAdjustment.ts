import { assertEvent, emit, setup, type SnapshotFrom } from 'xstate';
import { adjustHealth, foundationOfStudent } from '../../contract/foundation';
import { isAboutStudent } from '../../contract/socket';
import type { HealthDirection } from '../../domain/foundation';
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

type Scope = object;
type Context = RecordContext<typeof foundationOfStudent, Scope>;

type Event = RecordEvent | { type: 'course.requested'; direction: HealthDirection };

const definition: RecordDefinition<typeof foundationOfStudent, Scope> = {
  call: foundationOfStudent,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
};
const { actors, guards, actionsFor } = recordParts(definition);
const { ready: known, loading, loadFailed } = recordStates(definition);

/** The health of a student's foundation, and the remedial course that moves it a step [FHL-08, FHL-09]. */
export const healthAdjustment = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: RecordInput<typeof foundationOfStudent, Scope>;
    emitted: Notice;
    tags: 'busy' | 'failed';
  },
  actors: { ...actors, adjust: remote(adjustHealth) },
  guards,
  actions: {
    ...actionsFor<Event>(),
    tellRequested: emit((_, { direction }: { direction: HealthDirection }) =>
      successNotice(`foundation:health.requested.${direction}`),
    ),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'healthAdjustment',
  context: ({ input }) => unloaded(input),
  initial: 'loading',
  states: {
    loading,
    loadFailed,
    ready: {
      type: 'parallel',
      states: {
        known,
        course: {
          initial: 'settled',
          states: {
            settled: {
              on: {
                'course.requested': 'requesting',
              },
            },
            requesting: {
              invoke: {
                src: 'adjust',
                input: ({ context: { payload }, event }) => {
                  assertEvent(event, 'course.requested');
                  return { ...payload, direction: event.direction };
                },
                onDone: {
                  target: 'settled',
                  actions: { type: 'tellRequested', params: ({ event }) => event.output },
                },
                onError: { target: 'settled', actions: { type: 'showFailure', params: errorIn } },
              },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof healthAdjustment>;

/** Whether a course is being asked for. */
export const selectIsRequesting = (snapshot: Snapshot) =>
  snapshot.matches({ ready: { course: 'requesting' } });
