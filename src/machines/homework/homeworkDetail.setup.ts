import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
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
import { dayRenewal } from '../parts/dayRenewal';
import { known } from '../parts/known';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import type { ScopeRenewed } from '../parts/renewal';
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

interface Chosen {
  readonly persons: Reminded;
  /** Whether they were ticked; the ticks of those who are reminded go. */
  readonly areTicked?: boolean;
}

/** The business day by the server's clock; undefined before it is known. */
interface Day {
  readonly today?: string | undefined;
}

type Copy = AnswerOf<typeof copyHomework>;
type Moved = Pick<Context, 'extension'>;

interface Context extends Input, Day {
  /** Whether it was just taken back, whatever the list still says. */
  readonly isWithdrawn: boolean;
  readonly extended: Extended | null;
  /** What came of moving the deadline, where some had handed in. */
  readonly extension: AnswerOf<typeof extendDeadline> | null;
  /** Who was chosen to be reminded; null: everybody who has not handed in. */
  readonly reminded: Reminded;
  readonly areTicked: boolean;
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
  | ({ type: 'reminder.requested' } & Chosen)
  | ScopeRenewed<Day>
  | { type: 'reminder.confirmed' }
  | { type: 'reminder.closed' }
  | { type: 'copy.requested' }
  | { type: 'failures.requested' };

interface Results {
  readonly results: readonly ReminderOutcome[];
}

export const moved = ({ output }: { output: { answer: Moved['extension'] } }): Moved => ({
  extension: output.answer,
});

/** The named actors, guards and actions of one assignment's page. */
export const detailSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as {
      persons: 'assignmentPersonRows';
      day: 'dayRenewal';
      extension: 'homeworkExtension';
      assigning: 'homeworkAssignment';
    },
  },
  actors: {
    ...{ assignmentPersonRows, homeworkExtension, homeworkAssignment, dayRenewal },
    withdraw: remote(withdrawHomework),
    remind: remote(remindOfHomework),
    loadCopy: remote(copyHomework),
  },
  guards: {
    isStanding: ({ context }) => !context.isWithdrawn,
    isForSome: (_, { extension }: Moved) => extension !== null && extension.left_out.length > 0,
    hasReachable: ({ context }, { persons }: { persons: Reminded }) =>
      !context.isWithdrawn && (persons === null || reachableOf(persons).length > 0),
    isNextDay: ({ context }, { today }: Day) =>
      context.today !== undefined && context.today !== today,
    areAllReminded: (_, { results }: Results) => areAllReminded(results),
  },
  actions: {
    keepExtended: assign((_, { persons, asOf }: Extended) => ({ extended: { persons, asOf } })),
    keepExtension: assign((_, { extension }: Moved) => ({ extension })),
    keepReminded: assign((_, { persons, areTicked = false }: Chosen) => ({
      ...{ reminded: persons, areTicked },
    })),
    keepDay: assign((_, { today }: Day) => ({ today })),
    /** Nobody has been reminded on a day that begins. */
    forgetMarks: assign(({ context: { reminded } }) => ({
      reminded: reminded?.map((person) => ({ ...person, reminded: null })) ?? null,
    })),
    untickReminded: enqueueActions(({ context, enqueue }, { results }: Results) => {
      if (!context.areTicked) return;
      // Whoever has handed in meanwhile can be neither reminded nor ticked.
      const over = results.filter(({ outcome }) => outcome !== 'already');
      const ids = over.map(({ student_id }) => student_id);
      for (const { person_id: id, student_id } of context.reminded ?? []) {
        if (ids.includes(student_id)) enqueue.sendTo('persons', { type: 'row.toggled', id });
      }
    }),
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
});
