import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { coinAccountsOf, coinCount, type rewardStudents } from '../../contract/rewards';
import { ascending } from '../../domain/ascending';
import type { CoinAccountRow } from '../../domain/rewards';
import type { ListPage } from '../parts/collection/query';
import { errorIn, shownFailure, type ShownFailure } from '../parts/failure';
import { type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { coinFreeze } from './coinFreeze';
import { coinReward } from './coinReward';
import { coinRows } from './coinRows';
import { rewardMessages } from './rewardMessages';

/** What every student got of a reward. */
type Answer = AnswerOf<typeof rewardStudents>;
type Outcomes = Answer['outcomes'];

interface Input extends ListPage {
  /** For whom the address asks to give coins; null where it does not ask. */
  readonly chosen: readonly number[] | null;
}

interface Context extends Input {
  /** Whom a reward is for; `students` are those of them that are in sight. */
  readonly ids: readonly number[];
  /** Whom the open dialog is about. */
  readonly students: readonly CoinAccountRow[];
  readonly balance: number;
  readonly outcomes: Outcomes;
  /** How many got nothing, since they are not the analyst's any more. */
  readonly notYours: number;
  readonly failure: ShownFailure | null;
}

type Event =
  | { type: 'reward.requested'; ids: readonly number[]; students: readonly CoinAccountRow[] }
  | { type: 'freeze.requested'; students: readonly CoinAccountRow[] }
  | { type: 'thaw.requested'; students: readonly CoinAccountRow[] }
  | { type: 'thaw.confirmed' }
  | { type: 'balance.retried' }
  | { type: 'dialog.closed' };

/** Closing any of the dialogs. */
const closing = [
  { guard: 'isAsked', target: '#coins.browsing', actions: 'forgetQuestion' },
  { target: '#coins.browsing', actions: 'refresh' },
] as const;

/** Gold coins: the students' accounts, and the dialogs that reward, freeze and unfreeze [SCREEN-119, SCREEN-124, SCREEN-125]. */
export const coins = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    children: {} as {
      list: 'coinRows';
      reward: 'coinReward';
      freeze: 'coinFreeze';
      messages: 'rewardMessages';
    },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    ...{ coinRows, coinReward, coinFreeze, rewardMessages },
    askStudents: remote(coinAccountsOf),
    askBalance: remote(coinCount),
  },
  guards: {
    isAsked: ({ context }) => context.chosen !== null && context.chosen.length > 0,
    areUnnamed: ({ context }) => context.students.length === 0,
    hasStudents: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
  },
  actions: {
    keepStudents: assign((_, { students }: { students: readonly CoinAccountRow[] }) => ({
      students,
    })),
    keepIds: assign((_, { ids }: { ids: readonly number[] }) => ({ ids: ascending(ids) })),
    keepChosen: assign(({ context }) => ({ ids: ascending(context.chosen ?? []) })),
    /** Back to the page that asked, such as the students list; else to the list without the question, so that a reload does not ask again. */
    forgetQuestion: emit({
      ...{ type: 'page.requested', to: '/crystal/list' },
      ...{ replace: true, back: true },
    }),
    keepBalance: assign((_, { balance }: { balance: number }) => ({ balance })),
    keepOutcomes: assign((_, { answer }: { answer: Answer | null }) => ({
      ...{ outcomes: answer?.outcomes ?? [], notYours: answer?.not_yours ?? 0 },
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
    thaw: sendTo('list', ({ context: { students } }) => ({
      type: 'change.requested',
      name: 'unfrozen',
      ids: students.map(({ student_id }) => student_id),
    })),
    refresh: sendTo('list', { type: 'refresh.requested' }),
    clearSelection: sendTo('list', { type: 'selection.cleared' }),
    tellFrozen: emit(({ context: { students } }) =>
      successNotice('rewards:freeze.done', { name: students[0]?.name ?? '' }),
    ),
  },
}).createMachine({
  id: 'coins',
  context: ({ input }) => ({
    ...input,
    ids: [],
    students: [],
    balance: 0,
    outcomes: [],
    notYours: 0,
    failure: null,
  }),
  invoke: {
    id: 'list',
    src: 'coinRows',
    input: ({ context: { subjectId, address } }) => ({ scope: { subject_id: subjectId }, address }),
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isAsked', target: 'rewarding.naming', actions: 'keepChosen' },
        { target: 'browsing' },
      ],
    },
    browsing: {
      on: {
        'reward.requested': {
          guard: { type: 'hasStudents', params: ({ event }) => event },
          target: 'rewarding',
          actions: [
            { type: 'keepStudents', params: ({ event }) => event },
            { type: 'keepIds', params: ({ event }) => event },
          ],
        },
        'freeze.requested': {
          target: 'freezing',
          actions: { type: 'keepStudents', params: ({ event }) => event },
        },
        'thaw.requested': {
          target: 'thawing',
          actions: { type: 'keepStudents', params: ({ event }) => event },
        },
      },
    },
    rewarding: {
      on: { 'dialog.closed': closing },
      initial: 'asking',
      states: {
        /** Whoever was chosen on another page may stand on none that this list shows. */
        naming: {
          tags: 'busy',
          invoke: {
            src: 'askStudents',
            input: ({ context: { subjectId, ids } }) => ({
              ...{ subject_id: subjectId, student_ids: [...ids] },
            }),
            onDone: {
              target: 'asking',
              actions: {
                type: 'keepStudents',
                params: ({ event }) => ({ students: event.output.list }),
              },
            },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: errorIn } },
          },
        },
        asking: {
          tags: 'busy',
          invoke: {
            src: 'askBalance',
            input: ({ context: { subjectId } }) => ({ subject_id: subjectId }),
            onDone: {
              target: 'open',
              actions: {
                type: 'keepBalance',
                params: ({ event }) => ({ balance: event.output.coin_cnt }),
              },
            },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: errorIn } },
          },
        },
        failed: {
          tags: 'failed',
          on: { 'balance.retried': [{ guard: 'areUnnamed', target: 'naming' }, 'asking'] },
        },
        open: {
          invoke: [
            {
              id: 'messages',
              src: 'rewardMessages',
              input: ({ context: { subjectId } }) => ({ subjectId }),
            },
            {
              id: 'reward',
              src: 'coinReward',
              input: ({ context: { subjectId, ids, students, balance } }) => ({
                scope: {
                  subject_id: subjectId,
                  student_ids: [...ids],
                  students: [...students],
                  balance,
                },
                draftKey: `coinReward.${ids.join('.')}`,
              }),
              onDone: {
                target: '#coins.rewarded',
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
      },
    },
    /** Who got how many stays in sight until it is closed. */
    rewarded: { on: { 'dialog.closed': closing } },
    freezing: {
      on: { 'dialog.closed': closing },
      invoke: {
        id: 'freeze',
        src: 'coinFreeze',
        input: ({ context: { subjectId, students } }) => ({
          scope: { subject_id: subjectId, student: firstOf(students) },
          draftKey: `coinFreeze.${firstOf(students).student_id}`,
        }),
        onDone: { target: 'browsing', actions: ['tellFrozen', 'refresh'] },
      },
    },
    thawing: {
      on: {
        'thaw.confirmed': { target: 'browsing', actions: 'thaw' },
        'dialog.closed': closing,
      },
    },
  },
});

function firstOf([student]: readonly CoinAccountRow[]): CoinAccountRow {
  if (student === undefined) throw new Error('no student was chosen');
  return student;
}

type Snapshot = SnapshotFrom<typeof coins>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectReward = ({ children }: Snapshot) => children.reward;
export const selectFreeze = ({ children }: Snapshot) => children.freeze;
/** Whose account is about to be unfrozen; undefined while nobody asks. */
export const selectThawed = (snapshot: Snapshot) =>
  snapshot.matches('thawing') ? snapshot.context.students[0] : undefined;
/** Whether the balance is on its way, or did not come. */
export const selectIsWaiting = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') || snapshot.hasTag('failed');
export const selectBalanceFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
/** Whom a reward is for, and those of them who are in sight. */
export const selectRewarded = ({ context }: Snapshot) => context;
/** How many got nothing, since they are not the analyst's any more. */
export const selectNotYours = ({ context }: Snapshot) => context.notYours;
/** What each got; null while nothing was given. */
export const selectOutcomes = (snapshot: Snapshot) =>
  snapshot.matches('rewarded') ? snapshot.context.outcomes : null;
