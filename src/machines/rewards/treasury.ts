import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import type { sendReward } from '../../contract/rewards';
import { ascending } from '../../domain/ascending';
import { type GrantOutcome, propOf, type PropStock, type PropStudentRow } from '../../domain/props';
import type { ListPage } from '../parts/collection/query';
import { propGrant } from './propGrant';
import { propStudentRows } from './propStudentRows';
import { rewardMessages } from './rewardMessages';

interface Grant {
  /** Whom a grant is for; `students` are those of them that are in sight. */
  readonly ids: readonly number[];
  readonly students: readonly PropStudentRow[];
  /** The props that there are to give. */
  readonly props: readonly PropStock[];
}

/** Which prop was granted, and how many to each. */
interface Granted {
  readonly prop: string;
  readonly each: number;
}

interface Done {
  readonly values: { readonly prop: string; readonly count: string };
  readonly answer: AnswerOf<typeof sendReward> | null;
}

interface Context extends ListPage, Grant {
  readonly granted: Granted;
  readonly outcomes: readonly GrantOutcome[];
  /** How many got nothing, since they are not the analyst's any more. */
  readonly notYours: number;
}

type Event = ({ type: 'grant.requested' } & Grant) | { type: 'dialog.closed' };

/** The treasury of props: students, the dialog that grants a prop, and what came of it [SCREEN-120]. */
export const treasury = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ListPage,
    children: {} as { list: 'propStudentRows'; grant: 'propGrant'; messages: 'rewardMessages' },
  },
  actors: { propStudentRows, propGrant, rewardMessages },
  guards: {
    hasStudents: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
  },
  actions: {
    keepGrant: assign((_, { ids, students, props }: Grant) => ({
      ...{ ids: ascending(ids), students, props },
    })),
    keepOutcomes: assign(({ context }, { values: { prop, count }, answer }: Done) => ({
      ...{ outcomes: answer?.outcomes ?? [], notYours: answer?.not_yours ?? 0 },
      granted: { prop: propOf(context.props, prop)?.name ?? '', each: Number(count) },
    })),
    refresh: sendTo('list', { type: 'refresh.requested' }),
    clearSelection: sendTo('list', { type: 'selection.cleared' }),
  },
}).createMachine({
  id: 'treasury',
  context: ({ input }) => ({
    ...input,
    ids: [],
    students: [],
    props: [],
    outcomes: [],
    notYours: 0,
    granted: { prop: '', each: 0 },
  }),
  invoke: {
    id: 'list',
    src: 'propStudentRows',
    input: ({ context: { subjectId, address } }) => ({ scope: { subject_id: subjectId }, address }),
  },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'grant.requested': {
          guard: { type: 'hasStudents', params: ({ event }) => event },
          target: 'granting',
          actions: { type: 'keepGrant', params: ({ event }) => event },
        },
      },
    },
    granting: {
      on: { 'dialog.closed': { target: 'browsing', actions: 'refresh' } },
      invoke: [
        {
          id: 'messages',
          src: 'rewardMessages',
          input: ({ context: { subjectId } }) => ({ subjectId }),
        },
        {
          id: 'grant',
          src: 'propGrant',
          input: ({ context: { subjectId, ids, students, props } }) => ({
            scope: {
              ...{ subject_id: subjectId, student_ids: [...ids] },
              ...{ students: [...students], props: [...props] },
            },
            draftKey: `propGrant.${ids.join('.')}`,
          }),
          onDone: {
            target: 'granted',
            actions: [
              {
                type: 'keepOutcomes',
                params: ({ event }) => event.output,
              },
              'clearSelection',
              'refresh',
            ],
          },
        },
      ],
    },
    /** Who got it, and who did not, stays in sight until it is closed. */
    granted: { on: { 'dialog.closed': 'browsing' } },
  },
});

type Snapshot = SnapshotFrom<typeof treasury>;

export const selectList = ({ children }: Snapshot) => children.list;
/** Which prop was granted, and how many to each. */
export const selectDone = ({ context }: Snapshot) => context.granted;
export const selectGrant = ({ children }: Snapshot) => children.grant;
/** How many got nothing, since they are not the analyst's any more. */
export const selectNotYours = ({ context }: Snapshot) => context.notYours;
/** What came of the grant, by student; null while nothing was given. */
export const selectOutcomes = (snapshot: Snapshot) =>
  snapshot.matches('granted') ? snapshot.context.outcomes : null;
