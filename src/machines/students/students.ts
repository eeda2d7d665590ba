import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { mostReminded } from '../../domain/home';
import { assigningPage, rewardPage } from '../../domain/studentActs';
import type { Notice } from '../parts/notice';
import type { ListPage } from '../parts/collection/query';
import { type Chosen, studentReminder } from './studentReminder';
import { studentRows } from './studentRows';

interface Input extends ListPage {
  /** Whether the school has trial classes [ROLE-080]. */
  readonly hasAudition: boolean;
  /** Whether the class lists stand beside [SCREEN-193]. */
  readonly hasClasses: boolean;
  /** Who is ticked from the beginning: Back finds those who were. */
  readonly ticked: readonly number[];
  /** Whether whoever looks at it may assign homework [ROLE-009]. */
  readonly mayAssign: boolean;
  /** Whether the school has rewards. */
  readonly mayReward: boolean;
}

interface Context extends Input {
  /** The students that are about to be marked. */
  readonly marking: readonly number[];
  /** Who is reminded. */
  readonly reminded: Chosen;
}

type Event =
  | { type: 'marking.requested'; ids: readonly number[] }
  | { type: 'marking.confirmed' }
  | { type: 'marking.cancelled' }
  | ({ type: 'reminder.requested' } & Chosen)
  | { type: 'homework.requested'; ids: readonly number[] }
  | ({ type: 'reward.requested' } & Chosen);

const nobody: Chosen = { ids: [], students: [] };

/** The student lists: the rows, and the question before a mark that stays for good. */
export const students = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    children: {} as { list: 'studentRows'; reminder: 'studentReminder' },
  },
  actors: { studentRows, studentReminder },
  guards: {
    hasStudents: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
    canRemind: (_, { ids }: Chosen) => ids.length > 0 && ids.length <= mostReminded,
    isReminded: (_, { isReminded }: { isReminded: boolean }) => isReminded,
    canAssign: ({ context }, { ids }: { ids: readonly number[] }) =>
      context.mayAssign && ids.length > 0,
    canReward: ({ context }, { ids }: { ids: readonly number[] }) =>
      context.mayReward && ids.length > 0,
  },
  actions: {
    keepMarking: assign((_, { ids }: { ids: readonly number[] }) => ({ marking: ids })),
    forgetChosen: assign({ marking: [], reminded: nobody }),
    keepReminded: assign((_, { ids, students }: Chosen) => ({ reminded: { ids, students } })),
    clearSelection: sendTo('list', { type: 'selection.cleared' }),
    goToAssigning: emit((_, { ids }: { ids: readonly number[] }): Notice => ({
      type: 'page.requested',
      to: assigningPage(ids),
    })),
    goToReward: emit((_, { ids, students }: Chosen): Notice => ({
      type: 'page.requested',
      to: rewardPage(ids, ids.length === 1 ? students[0]?.username : undefined),
    })),
    markStudents: sendTo('list', ({ context }) => ({
      type: 'change.requested',
      name: 'auditioned',
      ids: context.marking,
    })),
  },
}).createMachine({
  id: 'students',
  context: ({ input }) => ({ ...input, marking: [], reminded: nobody }),
  invoke: {
    id: 'list',
    src: 'studentRows',
    input: ({ context }) => ({
      scope: { subject_id: context.subjectId },
      address: context.address,
      selected: context.ticked,
    }),
  },
  initial: 'browsing',
  states: {
    browsing: {
      entry: 'forgetChosen',
      on: {
        'marking.requested': {
          guard: { type: 'hasStudents', params: ({ event }) => ({ ids: event.ids }) },
          target: 'confirmingMark',
          actions: { type: 'keepMarking', params: ({ event }) => ({ ids: event.ids }) },
        },
        'reminder.requested': {
          guard: { type: 'canRemind', params: ({ event }) => event },
          target: 'reminding',
          actions: { type: 'keepReminded', params: ({ event }) => event },
        },
        'homework.requested': {
          guard: { type: 'canAssign', params: ({ event }) => event },
          actions: { type: 'goToAssigning', params: ({ event }) => event },
        },
        'reward.requested': {
          guard: { type: 'canReward', params: ({ event }) => event },
          actions: { type: 'goToReward', params: ({ event }) => event },
        },
      },
    },
    confirmingMark: {
      on: {
        'marking.confirmed': { target: 'browsing', actions: 'markStudents' },
        'marking.cancelled': 'browsing',
      },
    },
    reminding: {
      invoke: {
        id: 'reminder',
        src: 'studentReminder',
        input: ({ context: { subjectId, reminded } }) => ({ subjectId, ...reminded }),
        onDone: [
          {
            guard: { type: 'isReminded', params: ({ event }) => event.output },
            target: 'browsing',
            actions: 'clearSelection',
          },
          'browsing',
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof students>;

const none: readonly { readonly id: number; readonly name: string }[] = [];

export const selectList = ({ children }: Snapshot) => children.list;
/** Whether the lists of trial students show. */
export const selectHasAudition = ({ context }: Snapshot) => context.hasAudition;
/** Whether there is a way to the classes. */
export const selectHasClasses = ({ context }: Snapshot) => context.hasClasses;
/** The courses that the list may be filtered by. */
export const selectCourses = (list: SnapshotFrom<typeof studentRows> | undefined) =>
  list?.context.answer?.courses ?? none;
/** The account's own classes, that the list may be filtered by. */
export const selectClasses = (list: SnapshotFrom<typeof studentRows> | undefined) =>
  list?.context.answer?.classes ?? none;
export const selectIsConfirming = (snapshot: Snapshot) => snapshot.matches('confirmingMark');
export const selectMarking = ({ context }: Snapshot) => context.marking;
export const selectMayAssign = ({ context }: Snapshot) => context.mayAssign;
export const selectMayReward = ({ context }: Snapshot) => context.mayReward;
export const selectReminder = ({ children }: Snapshot) => children.reminder;
