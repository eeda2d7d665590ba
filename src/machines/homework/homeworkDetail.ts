import { assign, emit, sendTo, setup } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import {
  copyHomework,
  type extendDeadline,
  remindOfHomework,
  withdrawHomework,
} from '../../contract/homework';
import { areAllReminded, type ReminderOutcome } from '../../domain/home';
import type { AssignmentPersonRow, HomeworkPersonRow } from '../../domain/homework';
import { foreseenOf, reachableOf } from '../../domain/reminders';
import { errorIn } from '../parts/failure';
import { known } from '../parts/known';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import type { ListPage } from '../parts/collection/query';
import { draftOf } from './assignmentValues';
import { homeworkAssignment } from './homeworkAssignment';
import { homeworkExtension } from './homeworkExtension';
import { assignmentPersonRows } from './personRows';

interface Input extends ListPage {
  readonly homeworkId: number;
}

/** Students whose deadline is to be moved, and the server's time when that was asked. */
interface Extended {
  readonly persons: readonly HomeworkPersonRow[];
  readonly asOf: string;
}

/** Students of the assignment, as they stood when reminding them was asked; null: all of them. */
type Reminded = readonly AssignmentPersonRow[] | null;

type Copy = AnswerOf<typeof copyHomework>;
type Moved = Pick<Context, 'extension'>;

interface Context extends Input {
  /** Whether it was just taken back, whatever the list still says. */
  readonly isWithdrawn: boolean;
  readonly extended: Extended | null;
  /** What came of moving the deadline, where some had handed in. */
  readonly extension: AnswerOf<typeof extendDeadline> | null;
  /** Who was chosen to be reminded; null: everybody who has not handed in. */
  readonly reminded: Reminded;
  /** How that ended for each; null unless some were left out. */
  readonly results: readonly ReminderOutcome[] | null;
  readonly copy: Copy | null;
}

type Event =
  | { type: 'withdrawal.requested' }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.cancelled' }
  | ({ type: 'extension.requested' } & Extended)
  | { type: 'extension.cancelled' }
  | { type: 'reminder.requested'; persons: Reminded }
  | { type: 'reminder.confirmed' }
  | { type: 'reminder.closed' }
  | { type: 'copy.requested' }
  | { type: 'failures.requested' };

interface Results {
  readonly results: readonly ReminderOutcome[];
}

const moved = ({ output }: { output: { answer: Moved['extension'] } }): Moved => ({
  extension: output.answer,
});

const fails = {
  target: 'browsing',
  actions: { type: 'tellFailure', params: errorIn },
} as const;

/** One assignment: its students, reminding them, more time for some, giving it again, and taking it back. */
export const homeworkDetail = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as {
      persons: 'assignmentPersonRows';
      extension: 'homeworkExtension';
      assigning: 'homeworkAssignment';
    },
  },
  actors: {
    ...{ assignmentPersonRows, homeworkExtension, homeworkAssignment },
    withdraw: remote(withdrawHomework),
    remind: remote(remindOfHomework),
    loadCopy: remote(copyHomework),
  },
  guards: {
    isStanding: ({ context }) => !context.isWithdrawn,
    isForSome: (_, { extension }: Moved) => extension !== null && extension.left_out.length > 0,
    hasReachable: ({ context }, { persons }: { persons: Reminded }) =>
      !context.isWithdrawn && (persons === null || reachableOf(persons).length > 0),
    areAllReminded: (_, { results }: Results) => areAllReminded(results),
  },
  actions: {
    keepExtended: assign((_, { persons, asOf }: Extended) => ({ extended: { persons, asOf } })),
    keepExtension: assign((_, { extension }: Moved) => ({ extension })),
    keepReminded: assign((_, { persons }: { persons: Reminded }) => ({ reminded: persons })),
    /** It says why for each. */
    keepUnreachable: assign((_, { persons }: { persons: Reminded }) => ({
      reminded: persons,
      results: foreseenOf(persons ?? []),
    })),
    keepCopy: assign((_, { copy }: { copy: Copy }) => ({ copy })),
    keepWithdrawn: assign({ isWithdrawn: true }),
    /** The lists that the dialog offers are loaded for what is filled in. */
    fillIn: sendTo('assigning', ({ context }) => ({
      type: 'content.restored' as const,
      content: draftOf(known(context.copy)),
    })),
    refresh: sendTo('persons', { type: 'refresh.requested' }),
    tellWithdrawn: emit((_, { count }: { count: number }): Notice =>
      successNotice('homework:withdrawal.done', { count }),
    ),
    tellExtended: emit(({ context }): Notice => {
      const [first, ...others] = known(context.extended).persons;
      return others.length === 0
        ? successNotice('homework:extension.done', { name: first?.student_name ?? '' })
        : successNotice('homework:extension.doneSeveral', { count: others.length + 1 });
    }),
    tellReminded: emit((_, { results }: Results): Notice =>
      successNotice('students:reminding.outcome.sent', { count: results.length }),
    ),
    keepResults: assign((_, { results }: Results) => ({ results })),
    forgetResults: assign({ results: null }),
    tellFailure: emit((_, { error }: { error: unknown }): Notice => failureNotice(error)),
  },
}).createMachine({
  id: 'homeworkDetail',
  context: ({ input }) => ({
    ...input,
    ...{ isWithdrawn: false, extended: null, extension: null, reminded: null, results: null },
    copy: null,
  }),
  invoke: {
    id: 'persons',
    src: 'assignmentPersonRows',
    input: ({ context: { subjectId, homeworkId, address } }) => ({
      scope: { subject_id: subjectId, homework_id: homeworkId },
      address,
    }),
  },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'withdrawal.requested': { guard: 'isStanding', target: 'confirming' },
        'extension.requested': {
          guard: 'isStanding',
          target: 'extending',
          actions: { type: 'keepExtended', params: ({ event }) => event },
        },
        'reminder.requested': [
          {
            guard: { type: 'hasReachable', params: ({ event }) => event },
            target: 'confirmingReminder',
            actions: { type: 'keepReminded', params: ({ event }) => event },
          },
          {
            guard: 'isStanding',
            target: 'reminded',
            actions: { type: 'keepUnreachable', params: ({ event }) => event },
          },
        ],
        'copy.requested': 'copying',
        'failures.requested': 'seeingFailures',
      },
    },
    confirming: {
      on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.cancelled': 'browsing' },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        src: 'withdraw',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          homework_id: context.homeworkId,
        }),
        onDone: {
          target: 'browsing',
          actions: [
            'keepWithdrawn',
            {
              type: 'tellWithdrawn',
              params: ({ event }) => ({ count: event.output.invalid_count }),
            },
          ],
        },
        onError: fails,
      },
    },
    extending: {
      on: { 'extension.cancelled': 'browsing' },
      invoke: {
        id: 'extension',
        src: 'homeworkExtension',
        input: ({ context: { subjectId, extended } }) => ({
          scope: {
            subject_id: subjectId,
            persons: [...known(extended).persons],
            as_of: known(extended).asOf,
          },
          draftKey: `homeworkExtension.${known(extended)
            .persons.map(({ person_id }) => person_id)
            .join('-')}`,
        }),
        onDone: [
          {
            guard: { type: 'isForSome', params: ({ event }) => moved(event) },
            target: 'extended',
            actions: [{ type: 'keepExtension', params: ({ event }) => moved(event) }, 'refresh'],
          },
          { target: 'browsing', actions: ['tellExtended', 'refresh'] },
        ],
      },
    },
    /** Who had handed in meanwhile stays in sight until it is closed. */
    extended: { on: { 'extension.cancelled': 'browsing' } },
    /** A message cannot be taken back: it says first who gets it. */
    confirmingReminder: {
      on: { 'reminder.confirmed': 'reminding', 'reminder.closed': 'browsing' },
    },
    reminding: {
      tags: 'busy',
      invoke: {
        src: 'remind',
        input: ({ context: { subjectId, homeworkId, reminded } }) => ({
          ...{ subject_id: subjectId, homework_id: homeworkId },
          ...(reminded !== null && { student_ids: reachableOf(reminded) }),
        }),
        onDone: [
          {
            guard: { type: 'areAllReminded', params: ({ event }) => event.output },
            target: 'browsing',
            actions: [{ type: 'tellReminded', params: ({ event }) => event.output }, 'refresh'],
          },
          {
            target: 'reminded',
            actions: [{ type: 'keepResults', params: ({ event }) => event.output }, 'refresh'],
          },
        ],
        onError: fails,
      },
    },
    /** Who was left out, and why, stays in sight until it is closed. */
    reminded: { exit: 'forgetResults', on: { 'reminder.closed': 'browsing' } },
    copying: {
      tags: 'busy',
      invoke: {
        src: 'loadCopy',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          homework_id: context.homeworkId,
        }),
        onDone: {
          target: 'assigning',
          actions: { type: 'keepCopy', params: ({ event }) => ({ copy: event.output }) },
        },
        onError: fails,
      },
    },
    /** For whom arranging failed and why; it can be tried again. */
    seeingFailures: {
      invoke: {
        id: 'assigning',
        src: 'homeworkAssignment',
        input: ({ context: { subjectId, homeworkId } }) => ({ subjectId, homeworkId }),
        onDone: { target: 'browsing', actions: 'refresh' },
      },
    },
    assigning: {
      invoke: {
        id: 'assigning',
        src: 'homeworkAssignment',
        input: ({ context: { subjectId } }) => ({ subjectId }),
        onDone: 'browsing',
      },
      initial: 'empty',
      states: {
        empty: { always: { target: 'filled', actions: 'fillIn' } },
        filled: {},
      },
    },
  },
});
