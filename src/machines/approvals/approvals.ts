import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { applicationInfo, type decideApplications } from '../../contract/approvals';
import type { AnswerOf } from '../../contract/call';
import { ascending } from '../../domain/ascending';
import type {
  ApplicationDecision,
  ApplicationRow,
  DecisionOutcome,
  Evaluation,
} from '../../domain/approvals';
import type { ListPage } from '../parts/collection/query';
import { errorIn, shownFailure, type ShownFailure } from '../parts/failure';
import { type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { applicationDecision } from './applicationDecision';
import { applicationsDecision } from './applicationsDecision';
import { applicationRows } from './applicationRows';

/** What is to be decided; the application is as the list has it until the server has said how it is now. */
interface Asked {
  readonly application: ApplicationRow;
  readonly decision: ApplicationDecision;
}

interface Current {
  readonly application: ApplicationRow;
  readonly evaluation: Evaluation;
}

type Answer = AnswerOf<typeof decideApplications>;

interface Ticked {
  readonly ids: readonly number[];
  readonly applications: readonly ApplicationRow[];
}

interface Context extends ListPage {
  readonly asked: Asked | null;
  /** What the system has found out about it; null until that is asked. */
  readonly evaluation: Evaluation | null;
  readonly failure: ShownFailure | null;
  /** Which applications are to be decided alike; `applications` are those of them that are in sight. */
  readonly ticked: Ticked;
  /** What came of them. */
  readonly outcomes: readonly DecisionOutcome[];
  /** How many students were left out, who are no longer the person's. */
  readonly notYours: number;
}

type Event =
  | ({ type: 'decision.requested' } & Asked)
  | ({ type: 'decisions.requested' } & Ticked)
  | { type: 'application.retried' }
  | { type: 'decision.cancelled' };

function askedOf({ asked }: Context): Asked {
  if (asked === null) throw new Error('nothing is to be decided');
  return asked;
}

/** Class-hour approval: the applications, and the dialog that decides on one [SCREEN-127]. */
export const approvals = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ListPage,
    emitted: {} as Notice,
    children: {} as {
      list: 'applicationRows';
      form: 'applicationDecision';
      several: 'applicationsDecision';
    },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    ...{ applicationRows, applicationDecision, applicationsDecision },
    askApplication: remote(applicationInfo),
  },
  guards: { hasTicked: (_, { ids }: { ids: readonly number[] }) => ids.length > 0 },
  actions: {
    keepAsked: assign((_, { application, decision }: Asked) => ({
      asked: { application, decision },
    })),
    keepTicked: assign((_, { ids, applications }: Ticked) => ({
      ticked: { ids: ascending(ids), applications },
    })),
    keepOutcomes: assign((_, { answer }: { answer: Answer | null }) => ({
      ...{ outcomes: answer?.outcomes ?? [], notYours: answer?.not_yours ?? 0 },
    })),
    clearSelection: sendTo('list', { type: 'selection.cleared' }),
    /** The hours that are left may have changed since the list was loaded, and somebody may have decided. */
    keepCurrent: assign(({ context }, { application, evaluation }: Current) => ({
      asked: { ...askedOf(context), application },
      evaluation,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
    refresh: sendTo('list', { type: 'refresh.requested' }),
    tellDecided: emit((_, { isApproved }: { isApproved: boolean }) =>
      successNotice(`approvals:decided.${isApproved ? 'approved' : 'rejected'}`),
    ),
  },
}).createMachine({
  id: 'approvals',
  context: ({ input }) => ({
    ...input,
    asked: null,
    evaluation: null,
    failure: null,
    ticked: { ids: [], applications: [] },
    outcomes: [],
    notYours: 0,
  }),
  invoke: {
    id: 'list',
    src: 'applicationRows',
    input: ({ context: { subjectId, address } }) => ({
      scope: { subject_id: subjectId },
      address,
    }),
  },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'decision.requested': {
          target: 'deciding',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
        'decisions.requested': {
          guard: { type: 'hasTicked', params: ({ event }) => event },
          target: 'decidingSeveral',
          actions: { type: 'keepTicked', params: ({ event }) => event },
        },
      },
    },
    decidingSeveral: {
      on: { 'decision.cancelled': { target: 'browsing', actions: 'refresh' } },
      invoke: {
        id: 'several',
        src: 'applicationsDecision',
        input: ({ context: { subjectId, ticked } }) => ({
          scope: {
            subject_id: subjectId,
            application_ids: [...ticked.ids],
            applications: [...ticked.applications],
          },
          draftKey: `applicationsDecision.${ticked.ids.join('.')}`,
        }),
        onDone: {
          target: 'decided',
          actions: [
            {
              type: 'keepOutcomes',
              params: ({ event }) => ({ answer: event.output.answer }),
            },
            'clearSelection',
            'refresh',
          ],
        },
      },
    },
    /** What came of each stays in sight until it is closed. */
    decided: { on: { 'decision.cancelled': 'browsing' } },
    deciding: {
      on: { 'decision.cancelled': { target: 'browsing', actions: 'refresh' } },
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            src: 'askApplication',
            input: ({ context }) => ({
              subject_id: context.subjectId,
              application_id: askedOf(context).application.application_id,
            }),
            onDone: {
              target: 'open',
              actions: {
                type: 'keepCurrent',
                params: ({ event }) => ({
                  application: event.output,
                  evaluation: event.output.evaluation,
                }),
              },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: errorIn },
            },
          },
        },
        failed: { tags: 'failed', on: { 'application.retried': 'asking' } },
        open: {
          invoke: {
            id: 'form',
            src: 'applicationDecision',
            input: ({ context }) => {
              const { application, decision } = askedOf(context);
              return {
                scope: {
                  ...{ subject_id: context.subjectId, application, decision },
                  evaluation: context.evaluation,
                },
                draftKey: `applicationDecision.${application.application_id}.${decision}`,
              };
            },
            onDone: {
              target: '#approvals.browsing',
              actions: [
                {
                  type: 'tellDecided',
                  params: ({ event }) => ({
                    isApproved: event.output.answer?.status === 'approved',
                  }),
                },
                'refresh',
              ],
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof approvals>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectForm = ({ children }: Snapshot) => children.form;
/** Which way is asked to decide, while the application is asked for; null before, and once it is there. */
export const selectAwaited = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') || snapshot.hasTag('failed') ? snapshot.context.asked : null;
export const selectAskingFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
export const selectSeveral = ({ children }: Snapshot) => children.several;
/** What came of several applications; null unless that is in sight. */
export const selectOutcomes = ({ value, context }: Snapshot) =>
  value === 'decided' ? context.outcomes : null;
export const selectNotYours = ({ context }: Snapshot) => context.notYours;
