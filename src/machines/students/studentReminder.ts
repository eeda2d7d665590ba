import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { reminderOutlook, remindStudents } from '../../contract/reminders';
import { isSent } from '../../domain/home';
import type { NamedStudent } from '../../domain/students';
import { errorIn } from '../parts/failure';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';

/** A student whom the page knows by name. */
interface Named extends NamedStudent {
  readonly student_id: number;
}

/** Who is acted on, and those of them who are in sight. */
export interface Chosen {
  readonly ids: readonly number[];
  readonly students: readonly Named[];
}

type Foreseen = AnswerOf<typeof reminderOutlook>['results'];
type Results = AnswerOf<typeof remindStudents>['results'];

interface Input extends Chosen {
  readonly subjectId: number;
}

interface Context extends Input {
  /** How it will end for each, and what each will be told. */
  readonly foreseen: Foreseen;
  /** How it has ended for each. */
  readonly results: Results;
  readonly isReminded: boolean;
}

type Event = { type: 'reminder.confirmed' } | { type: 'reminder.closed' };

const asked = ({ context: { subjectId, ids } }: { context: Context }) => ({
  subject_id: subjectId,
  student_ids: [...ids],
});

const fails = {
  target: 'closed',
  actions: { type: 'tellFailure', params: errorIn },
} as const;

/** Reminds students: says first who gets what, and then how it ended for each. */
export const studentReminder = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    output: {} as { readonly isReminded: boolean },
    emitted: {} as Notice,
    tags: {} as 'busy' | 'done',
  },
  actors: { findReasons: remote(reminderOutlook), remind: remote(remindStudents) },
  guards: {
    hasReasons: (_, { results }: { results: Results }) => results.some(isSent),
  },
  actions: {
    keepForeseen: assign((_, { results }: { results: Foreseen }) => ({ foreseen: results })),
    keepResults: assign((_, { results }: { results: Results }) => ({ results })),
    keepReminded: assign({ isReminded: true }),
    tellFailure: emit((_, { error }: { error: unknown }) => failureNotice(error)),
  },
}).createMachine({
  id: 'studentReminder',
  context: ({ input }) => ({ ...input, foreseen: [], results: [], isReminded: false }),
  output: ({ context: { isReminded } }) => ({ isReminded }),
  initial: 'findingReasons',
  states: {
    /** Where nobody has a reason, nothing is asked, and it is said for each why. */
    findingReasons: {
      tags: 'busy',
      invoke: {
        src: 'findReasons',
        input: asked,
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
        onError: fails,
      },
    },
    confirmingReminder: {
      on: { 'reminder.confirmed': 'reminding', 'reminder.closed': 'closed' },
    },
    reminding: {
      tags: 'busy',
      invoke: {
        src: 'remind',
        input: asked,
        onDone: {
          target: 'reminded',
          actions: [{ type: 'keepResults', params: ({ event }) => event.output }, 'keepReminded'],
        },
        onError: fails,
      },
    },
    /** How it ended for each stays in sight until it is closed. */
    reminded: { tags: 'done', on: { 'reminder.closed': 'closed' } },
    closed: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof studentReminder>;

export const selectStudents = ({ context }: Snapshot) => context.students;
/** Whether reminding asks first, or is on its way. */
export const selectIsReminding = (snapshot: Snapshot) =>
  snapshot.matches('confirmingReminder') || snapshot.matches('reminding');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** The same where nobody may be being reminded. */
export const selectIsBusyIfAny = (snapshot: Snapshot | undefined) =>
  snapshot?.hasTag('busy') ?? false;
/** How reminding will end for each, and what each will be told. */
export const selectForeseen = ({ context }: Snapshot) => context.foreseen;
/** How reminding ended; null while nobody was reminded. */
export const selectResults = (snapshot: Snapshot) =>
  snapshot.hasTag('done') ? snapshot.context.results : null;
