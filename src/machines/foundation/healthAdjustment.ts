import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { adjustHealth, foundationOfStudent } from '../../contract/foundation';
import { isAboutStudent } from '../../contract/socket';
import type { HealthDirection, HealthRefusal } from '../../domain/foundation';
import { act, unansweredBy } from '../parts/act';
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
import { nextHealth } from './foundationHealth';

type Foundation = AnswerOf<typeof foundationOfStudent>;
type Course = NonNullable<Foundation['course']>;

interface Scope {
  /** Which way a course is to move the health. */
  readonly direction: HealthDirection;
  /** The course that was asked for here last; null before. */
  readonly requested: Course | null;
  /** The request id under which one was asked for without an answer, until it is known how it stands. */
  readonly unanswered: string | undefined;
}
type Context = RecordContext<typeof foundationOfStudent, Scope>;

/** How much earlier the server said this than it took a course that was asked for, in ms; negative: later. */
const leadOf = ({ as_of }: Foundation, { requested_at }: Course) =>
  Date.parse(requested_at) - Date.parse(as_of);

/** Why the server would refuse a course that moves the health, as far as the answer says; null where it would not. */
function refusalOf(
  { health, score, course }: Pick<Foundation, 'health' | 'score' | 'course'>,
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
  actors: { ...actors, adjust: act(adjustHealth) },
  guards: {
    ...guards,
    canMove: ({ context: { answer } }, { direction }: Pick<Scope, 'direction'>) =>
      answer !== null && refusalOf(answer, direction) === null,
  },
  actions: {
    ...actionsFor<Event>(),
    /** What was answered before the course was asked for does not take it away. */
    keepAnswer: assign(({ context }, { answer }: { answer: Foundation }) => {
      const { isOvertaken, scope } = context;
      const { requested: course } = scope;
      const isOlder = course !== null && leadOf(answer, course) > 0;
      return {
        ...{ answer: isOlder ? { ...answer, course } : answer, failure: null },
        scope: isOvertaken ? scope : { ...scope, unanswered: undefined },
      };
    }),
    keepDirection: assign(({ context }, { direction }: Pick<Scope, 'direction'>) => ({
      scope: { ...context.scope, direction },
    })),
    /** The same course must not be offered again, unless a later answer is in sight. */
    keepCourse: assign(({ context: { answer, scope } }, course: Course) => ({
      answer: answer === null || leadOf(answer, course) < 0 ? answer : { ...answer, course },
      scope: { ...scope, requested: course, unanswered: undefined },
    })),
    keepUnanswered: assign(({ context }, { error }: Failure) => ({
      scope: { ...context.scope, unanswered: unansweredBy(error) },
    })),
    tellRequested: emit((_, { direction }: { direction: HealthDirection }) =>
      successNotice(`foundation:health.requested.${direction}`),
    ),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'healthAdjustment',
  context: ({ input }) =>
    unloaded({
      ...input,
      scope: { direction: 'up' as const, requested: null, unanswered: undefined },
    }),
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
                input: ({ context: { payload, scope } }) => ({
                  payload: { ...payload, direction: scope.direction },
                  requestId: scope.unanswered,
                }),
                // How the student's health stands now is asked in any case.
                onDone: {
                  target: 'settled',
                  actions: [
                    {
                      type: 'keepCourse',
                      params: ({ event: { output } }) => ({
                        direction: output.direction,
                        ...{ requested_at: output.requested_at, by: 'analyst' as const },
                      }),
                    },
                    'keepOvertaken',
                    { type: 'tellRequested', params: ({ event }) => event.output },
                  ],
                },
                onError: {
                  target: 'settled',
                  actions: [
                    { type: 'keepUnanswered', params: errorIn },
                    'keepOvertaken',
                    { type: 'showFailure', params: errorIn },
                  ],
                },
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
