import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { Address } from '../parts/collection/query';
import { studentRows } from './studentRows';

interface Context {
  readonly subjectId: number;
  /** Whether the school has trial classes [ROLE-080]. */
  readonly hasAudition: boolean;
  /** Whether the class lists stand beside [SCREEN-193]. */
  readonly hasClasses: boolean;
  /** What the list begins with. */
  readonly address: Address;
  /** The students that are about to be marked. */
  readonly marking: readonly number[];
}

type Event =
  | { type: 'marking.requested'; ids: readonly number[] }
  | { type: 'marking.confirmed' }
  | { type: 'marking.cancelled' };

/** The student lists: the rows, and the question before a mark that stays for good. */
export const students = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Omit<Context, 'marking'>,
    children: {} as { list: 'studentRows' },
  },
  actors: { studentRows },
  guards: { hasStudents: (_, { ids }: { ids: readonly number[] }) => ids.length > 0 },
  actions: {
    keepMarking: assign((_, { ids }: { ids: readonly number[] }) => ({ marking: ids })),
    forgetMarking: assign({ marking: [] }),
    markStudents: sendTo('list', ({ context }) => ({
      type: 'change.requested',
      name: 'auditioned',
      ids: context.marking,
    })),
  },
}).createMachine({
  id: 'students',
  context: ({ input }) => ({ ...input, marking: [] }),
  invoke: {
    id: 'list',
    src: 'studentRows',
    input: ({ context }) => ({
      scope: { subject_id: context.subjectId },
      address: context.address,
    }),
  },
  initial: 'browsing',
  states: {
    browsing: {
      entry: 'forgetMarking',
      on: {
        'marking.requested': {
          guard: { type: 'hasStudents', params: ({ event }) => ({ ids: event.ids }) },
          target: 'confirmingMark',
          actions: { type: 'keepMarking', params: ({ event }) => ({ ids: event.ids }) },
        },
      },
    },
    confirmingMark: {
      on: {
        'marking.confirmed': { target: 'browsing', actions: 'markStudents' },
        'marking.cancelled': 'browsing',
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
export const selectIsConfirming = (snapshot: Snapshot) => snapshot.matches('confirmingMark');
export const selectMarking = ({ context }: Snapshot) => context.marking;
