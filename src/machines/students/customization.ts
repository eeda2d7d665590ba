import { emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { studentCustomization } from '../../contract/student';
import { isAboutStudent } from '../../contract/socket';
import { businessDay } from '../../domain/businessTime';
import { isFrozen } from '../../domain/supervision';
import { type Notice, successNotice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type {
  RecordContext,
  RecordDefinition,
  RecordEvent,
  RecordInput,
} from '../parts/record/types';
import { studyPlanning } from './studyPlanning';

/** One of the last days beside its goals. */
export type PlanDay = AnswerOf<typeof studentCustomization>['days'][number];

interface Scope {
  /** The student's name, and the account that tells namesakes apart. */
  readonly name: string;
  readonly username: string;
}

type Context = RecordContext<typeof studentCustomization, Scope>;
type Event = RecordEvent | { type: 'plan.requested' } | { type: 'plan.cancelled' };

const definition: RecordDefinition<typeof studentCustomization, Scope> = {
  call: studentCustomization,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
};
const { actors, guards, actionsFor } = recordParts(definition);
const { ready: known, loading, loadFailed } = recordStates(definition);

function answerOf({ answer }: Context) {
  if (answer === null) throw new Error('a plan is changed once it is known');
  return answer;
}

/** The form begins with the plan that holds. */
function planningOf(context: Context) {
  const { plan, as_of } = answerOf(context);
  const { payload, scope } = context;
  return {
    scope: {
      ...payload,
      ...scope,
      ...{ revision: plan?.revision ?? 0, today: businessDay(new Date(as_of)) },
    },
    ...(plan !== null && {
      values: {
        ...{ minutes: String(plan.minutes), questions: String(plan.questions) },
        ...{ weekdays: plan.weekdays, until: plan.until ?? '', note: plan.note },
      },
    }),
    draftKey: `studyPlan.${String(payload.student_id)}`,
  };
}

/** What is customized for one student, and the dialog that changes it [SCREEN-050]. */
export const customization = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as RecordInput<typeof studentCustomization, Scope>,
    emitted: {} as Notice,
    tags: {} as 'busy' | 'failed',
    children: {} as { form: 'studyPlanning' },
  },
  actors: { ...actors, studyPlanning },
  guards: {
    ...guards,
    isThawed: ({ context: { answer } }) =>
      answer !== null && !isFrozen(answer.freezes, 'customization'),
  },
  actions: {
    ...actionsFor<Event>(),
    tellPlanned: emit(({ context: { scope } }) =>
      successNotice('students:plan.done', { name: scope.name, username: scope.username }),
    ),
  },
}).createMachine({
  id: 'customization',
  context: ({ input }) => unloaded(input),
  initial: 'loading',
  states: {
    loading,
    loadFailed,
    ready: {
      type: 'parallel',
      states: {
        known,
        dialog: {
          initial: 'closed',
          states: {
            closed: { on: { 'plan.requested': { guard: 'isThawed', target: 'open' } } },
            open: {
              on: { 'plan.cancelled': 'closed' },
              invoke: {
                id: 'form',
                src: 'studyPlanning',
                input: ({ context }) => planningOf(context),
                onDone: { target: 'closed', actions: 'tellPlanned' },
              },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof customization>;

export const selectPlanForm = ({ children }: Snapshot) => children.form;
/** Whether the plan may be changed now. */
export const selectMayPlan = (snapshot: Snapshot) => snapshot.can({ type: 'plan.requested' });
/** Why functions of the student's supervision are frozen; none before it is known. */
export const selectStudentId = ({ context }: Snapshot) => context.payload.student_id;
export const selectFreezes = ({ context }: Snapshot) => context.answer?.freezes ?? none;
const none: readonly never[] = [];
