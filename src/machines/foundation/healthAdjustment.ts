import { assign, emit, setup, type SnapshotFrom } from 'xstate';
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

interface Scope {
  /** Which way a course is to move the health. */
  readonly direction: HealthDirection;
}
type Context = RecordContext<typeof foundationOfStudent, Scope>;

type Event =
  | RecordEvent
  | { type: 'course.requested'; direction: HealthDirection }
  | { type: 'course.confirmed' }
  | { type: 'course.cancelled' };

const definition: RecordDefinition<typeof foundationOfStudent, Scope> = {
  call: foundationOfStudent,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
};
const { actors, guards, actionsFor } = recordParts(definition);
const { ready: known, loading, loadFailed } = recordStates(definition);

/** The health of a student's foundation, and the remedial course that moves it a step: it is not taken back, so it is asked first [FHL-08, FHL-09]. */
export const healthAdjustment = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: RecordInput<typeof foundationOfStudent>;
    emitted: Notice;
    tags: 'busy' | 'failed';
  },
  actors: { ...actors, adjust: remote(adjustHealth) },
  guards,
  actions: {
    ...actionsFor<Event>(),
    keepDirection: assign((_, { direction }: Scope) => ({ scope: { direction } })),
    tellRequested: emit((_, { direction }: { direction: HealthDirection }) =>
      successNotice(`foundation:health.requested.${direction}`),
    ),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'healthAdjustment',
  context: ({ input }) => unloaded({ ...input, scope: { direction: 'up' as const } }),
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
                'course.requested': {
                  target: 'confirming',
                  actions: { type: 'keepDirection', params: ({ event }) => event },
                },
              },
            },
            confirming: {
              on: { 'course.confirmed': 'requesting', 'course.cancelled': 'settled' },
            },
            requesting: {
              invoke: {
                src: 'adjust',
                input: ({ context: { payload, scope } }) => ({ ...payload, ...scope }),
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
/** Which way a course that a person is asked about moves the health; null while none is. */
export const selectAsked = (snapshot: Snapshot) =>
  snapshot.matches({ ready: { course: 'settled' } }) ? null : snapshot.context.scope.direction;
