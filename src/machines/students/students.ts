import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { reminderOutlook, remindStudents } from '../../contract/home';
import { mostReminded } from '../../domain/home';
import type { NamedStudent } from '../../domain/students';
import { assigningPage, rewardPage } from '../../domain/studentActs';
import { errorIn } from '../parts/failure';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import type { Address } from '../parts/collection/query';
import { studentRows } from './studentRows';

/** A student whom the page knows by name. */
interface Named extends NamedStudent {
  readonly student_id: number;
}

/** Who is acted on, and those of them who are in sight. */
interface Chosen {
  readonly ids: readonly number[];
  readonly students: readonly Named[];
}

type Foreseen = AnswerOf<typeof reminderOutlook>['results'];
type Results = AnswerOf<typeof remindStudents>['results'];

interface Input {
  readonly subjectId: number;
  /** Whether the school has trial classes [ROLE-080]. */
  readonly hasAudition: boolean;
  /** Whether the class lists stand beside [SCREEN-193]. */
  readonly hasClasses: boolean;
  /** What the list begins with. */
  readonly address: Address;
  /** Who is ticked from the beginning: Back finds those who were. */
  readonly ticked: readonly number[];
  /** Whether whoever looks at it may assign homework [ROLE-009]. */
  readonly mayAssign: boolean;
}

interface Context extends Input {
  /** The students that are about to be marked. */
  readonly marking: readonly number[];
  /** Who is reminded, how that will end for each and what each will be told, and how it has ended. */
  readonly reminded: Chosen;
  readonly foreseen: Foreseen;
  readonly results: Results;
}

type Event =
  | { type: 'marking.requested'; ids: readonly number[] }
  | { type: 'marking.confirmed' }
  | { type: 'marking.cancelled' }
  | ({ type: 'reminder.requested' } & Chosen)
  | { type: 'reminder.confirmed' }
  | { type: 'reminder.closed' }
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
    tags: {} as 'busy' | 'done',
    children: {} as { list: 'studentRows' },
  },
  actors: {
    studentRows,
    findReasons: remote(reminderOutlook),
    remind: remote(remindStudents),
  },
  guards: {
    hasStudents: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
    canRemind: (_, { ids }: Chosen) => ids.length > 0 && ids.length <= mostReminded,
    hasReasons: (_, { results }: { results: Results }) =>
      results.some(({ outcome }) => outcome === 'sent'),
    canAssign: ({ context }, { ids }: { ids: readonly number[] }) =>
      context.mayAssign && ids.length > 0,
  },
  actions: {
    keepMarking: assign((_, { ids }: { ids: readonly number[] }) => ({ marking: ids })),
    forgetChosen: assign({ marking: [], reminded: nobody, foreseen: [], results: [] }),
    keepReminded: assign((_, { ids, students }: Chosen) => ({ reminded: { ids, students } })),
    keepForeseen: assign((_, { results }: { results: Foreseen }) => ({ foreseen: results })),
    keepResults: assign((_, { results }: { results: Results }) => ({ results })),
    clearSelection: sendTo('list', { type: 'selection.cleared' }),
    goToAssigning: emit((_, { ids }: { ids: readonly number[] }): Notice => ({
      type: 'page.requested',
      to: assigningPage(ids),
    })),
    goToReward: emit((_, { ids, students }: Chosen): Notice => ({
      type: 'page.requested',
      to: rewardPage(ids, ids.length === 1 ? students[0]?.username : undefined),
    })),
    tellFailure: emit((_, { error }: { error: unknown }) => failureNotice(error)),
    markStudents: sendTo('list', ({ context }) => ({
      type: 'change.requested',
      name: 'auditioned',
      ids: context.marking,
    })),
  },
}).createMachine({
  id: 'students',
  context: ({ input }) => ({ ...input, marking: [], reminded: nobody, foreseen: [], results: [] }),
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
          target: 'findingReasons',
          actions: { type: 'keepReminded', params: ({ event }) => event },
        },
        'homework.requested': {
          guard: { type: 'canAssign', params: ({ event }) => event },
          actions: { type: 'goToAssigning', params: ({ event }) => event },
        },
        'reward.requested': {
          guard: { type: 'hasStudents', params: ({ event }) => event },
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
    /** Where nobody has a reason, nothing is asked, and it is said for each why. */
    findingReasons: {
      tags: 'busy',
      invoke: {
        src: 'findReasons',
        input: ({ context: { subjectId, reminded } }) => ({
          subject_id: subjectId,
          student_ids: [...reminded.ids],
        }),
        onDone: [
          {
            guard: { type: 'hasReasons', params: ({ event }) => event.output },
            target: 'confirmingReminder',
            actions: { type: 'keepForeseen', params: ({ event }) => event.output },
          },
          {
            target: 'reminded',
            actions: { type: 'keepResults', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'browsing', actions: { type: 'tellFailure', params: errorIn } },
      },
    },
    confirmingReminder: {
      on: { 'reminder.confirmed': 'reminding', 'reminder.closed': 'browsing' },
    },
    reminding: {
      tags: 'busy',
      invoke: {
        src: 'remind',
        input: ({ context: { subjectId, reminded } }) => ({
          subject_id: subjectId,
          student_ids: [...reminded.ids],
        }),
        onDone: {
          target: 'reminded',
          actions: [{ type: 'keepResults', params: ({ event }) => event.output }, 'clearSelection'],
        },
        onError: { target: 'browsing', actions: { type: 'tellFailure', params: errorIn } },
      },
    },
    /** How it ended for each stays in sight until it is closed. */
    reminded: { tags: 'done', on: { 'reminder.closed': 'browsing' } },
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
export const selectMayAssign = ({ context }: Snapshot) => context.mayAssign;
export const selectReminded = ({ context }: Snapshot) => context.reminded;
/** Whether reminding asks first, or is on its way. */
export const selectIsReminding = (snapshot: Snapshot) =>
  snapshot.matches('confirmingReminder') || snapshot.matches('reminding');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** How reminding will end for each, and what each will be told. */
export const selectForeseen = ({ context }: Snapshot) => context.foreseen;
/** How reminding ended; null while nobody was reminded. */
export const selectResults = (snapshot: Snapshot) =>
  snapshot.hasTag('done') ? snapshot.context.results : null;
