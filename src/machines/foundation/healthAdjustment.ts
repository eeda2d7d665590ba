import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { adjustHealth, foundationOfStudent } from '../../contract/foundation';
import { isAboutStudent } from '../../contract/socket';
import type { HealthDirection, HealthRefusal } from '../../domain/foundation';
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
import { nextHealth } from './foundationHealth';

interface Scope {
  /** Which way a course is to move the health. */
  readonly direction: HealthDirection;
}
type Context = RecordContext<typeof foundationOfStudent, Scope>;

type Course = NonNullable<NonNullable<Context['answer']>['course']>;
type Answer = Pick<NonNullable<Context['answer']>, 'health' | 'score' | 'course'>;

/** Why the server would refuse a course that moves the health, as far as the answer says; null where it would not. */
function refusalOf(
  { health, score, course }: Answer,
  direction: HealthDirection,
): HealthRefusal | 'healthNotAssessed' | 'courseUnderWay' | null {
  if (health === 'none' || health === 'assessing') return 'healthNotAssessed';
  const type = direction === 'up' ? 'raise.requested' : 'lower.requested';
  const { refusal } = nextHealth({ level: health, score }, { type });
  return refusal ?? (course === null ? null : 'courseUnderWay');
}

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
  guards: {
    ...guards,
    canMove: ({ context: { answer } }, { direction }: Scope) =>
      answer !== null && refusalOf(answer, direction) === null,
  },
  actions: {
    ...actionsFor<Event>(),
    keepDirection: assign((_, { direction }: Scope) => ({ scope: { direction } })),
    // Until the server's news come, the same course must not be offered again.
    keepCourse: assign(
      ({ context: { answer } }, { direction, requested_at }: Omit<Course, 'by'>) => ({
        answer: answer && {
          ...answer,
          course: { direction, requested_at, by: 'analyst' as const },
        },
      }),
    ),
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
                  guard: { type: 'canMove', params: ({ event }) => event },
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
                  actions: [
                    { type: 'keepCourse', params: ({ event }) => event.output },
                    { type: 'tellRequested', params: ({ event }) => event.output },
                  ],
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

const refusalToMove = (direction: HealthDirection) => {
  const select = ({ context: { answer } }: Snapshot) =>
    answer === null ? null : refusalOf(answer, direction);
  return select;
};
/** Why no course that moves the health that way can be asked for now; null where one can [FHL-08, FHL-09]. */
export const selectRefusals = { up: refusalToMove('up'), down: refusalToMove('down') } as const;
